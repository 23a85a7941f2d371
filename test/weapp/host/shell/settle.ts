/** Not every page answers: the program may be broken on purpose. */
const PATIENCE_MS = 10_000;

const waiting = new Map<number, () => void>();
let count = 0;

/** `ask` sends a question on the way of all messages: to the page, from there to the logic, and back here. */
export function settle(ask: (seq: number) => void): Promise<void> {
  const seq = (count += 1);
  return new Promise((resolve) => {
    waiting.set(seq, resolve);
    setTimeout(resolve, PATIENCE_MS);
    ask(seq);
  });
}

/** The page that was asked has closed: its earlier messages are with the logic, which answers in its place. */
export function settleWithout(ask: (seq: number) => void): void {
  for (const seq of waiting.keys()) ask(seq);
}

export function settled(seq: number): void {
  waiting.get(seq)?.();
  waiting.delete(seq);
}
