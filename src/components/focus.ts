/** The little of an H5 element that focus needs; a mini-program's node has no document around it, and then nothing happens. */
interface Focusable {
  readonly focus?: (options?: { preventScroll: boolean }) => void;
  readonly contains?: (other: unknown) => boolean;
  readonly ownerDocument?: { readonly activeElement?: unknown };
}

/** Taro's elements on H5 move their content about while they are put together, and what had the focus loses it. */
const AGAIN_MS = [60, 200];

/** Moves the keyboard and the screen reader to the element. A mini-program's node has a `focus` too, but for inputs. */
export function focusOn(node: unknown): void {
  if (focusedBeside(node)) (node as Focusable).focus?.({ preventScroll: true });
}

/** Moves them into what has just been mounted, unless they are there already. Answers how to call it off. */
export function focusInto(find: () => unknown): () => void {
  const enter = () => {
    const node = find() as Focusable | null;
    const focused = focusedBeside(node);
    if (!focused || !node?.contains?.(focused)) focusOn(node);
  };
  enter();
  const timers = AGAIN_MS.map((after) => setTimeout(enter, after));
  return () => timers.forEach(clearTimeout);
}

/** The element that has the focus in the document of this one, to be given back later. */
export function focusedBeside(node: unknown): unknown {
  return (node as Focusable | null)?.ownerDocument?.activeElement;
}
