/** Whether `candidate` is a later version than `own`, part by part: '2.10' is later than '2.9.9', '2.2' is the same as '2.2.0'. */
export function isLater(candidate: string, own: string): boolean {
  const [theirs, ours] = [partsOf(candidate), partsOf(own)];
  const length = Math.max(theirs.length, ours.length);
  for (let at = 0; at < length; at += 1) {
    const difference = (theirs[at] ?? 0) - (ours[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** A part that is not a number counts as 0. */
const partsOf = (version: string): number[] =>
  version.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : 0));
