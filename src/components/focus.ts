/** The members of an H5 element that focus needs; a mini-program's node has no document, and then nothing happens. */
interface Focusable {
  readonly focus?: (options?: { preventScroll: boolean }) => void;
  readonly contains?: (other: unknown) => boolean;
  readonly matches?: (selector: string) => boolean;
  readonly querySelector?: (selector: string) => unknown;
  readonly ownerDocument?: { readonly activeElement?: unknown };
}

/** Taro's elements on H5 move their content while they are built, and the focused element loses the focus: focus it again. */
const AGAIN_MS = [60, 200];

const FIELDS = 'input, textarea';

/** Moves the keyboard and the screen reader to the element. A mini-program's node has a `focus` too, but only for inputs. */
export function focusOn(node: unknown): void {
  if (focusedBeside(node)) (node as Focusable).focus?.({ preventScroll: true });
}

/**
 * Moves the focus into the input that this element contains, as soon as the input is there, unless the person has gone to another field
 * by then. Returns a function that cancels the move.
 */
export function focusOnInput(line: unknown): () => void {
  let left = focusedBeside(line);
  const enter = () => {
    const input = (line as Focusable | null)?.querySelector?.('input');
    const focused = focusedBeside(input) as Focusable | undefined;
    if (focused !== left && focused?.matches?.(FIELDS)) return;
    focusOn(input);
    if (focusedBeside(input) === input) left = undefined;
  };
  enter();
  const timers = AGAIN_MS.map((after) => setTimeout(enter, after));
  return () => timers.forEach(clearTimeout);
}

/** Moves the focus into an element that has just been mounted, unless it is there already. Returns a function that cancels the move. */
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

/** The focused element in the document of `node`, so that the focus can be given back later. */
export function focusedBeside(node: unknown): unknown {
  return (node as Focusable | null)?.ownerDocument?.activeElement;
}
