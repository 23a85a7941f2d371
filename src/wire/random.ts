/** `count` fresh bytes of a cryptographic random source. Throws if it has none left: sealing then fails closed. */
export type RandomBytes = (count: number) => Uint8Array;

/** More rounds than a working source ever needs: a stuck source must not hang the app. */
const MAX_ROUNDS = 64;

/** `count` bytes that pass `accept`; the others are drawn again. */
export function drawAccepted(
  random: RandomBytes,
  count: number,
  accept: (byte: number) => boolean,
): number[] {
  const drawn: number[] = [];
  for (let round = 0; round < MAX_ROUNDS && drawn.length < count; round += 1) {
    for (const byte of random(count - drawn.length)) if (accept(byte)) drawn.push(byte);
  }
  if (drawn.length < count) throw new Error('random source is stuck');
  return drawn;
}
