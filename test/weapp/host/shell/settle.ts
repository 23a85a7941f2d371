/** A page that does not answer is not waited for: its program may be broken on purpose. */
const PATIENCE_MS = 3000;

const waiting = new Map<number, () => void>();
let count = 0;

/** `ask` sends a question the way that everything goes: to the page, from there to the logic, and back here. */
export function settle(ask: (seq: number) => void): Promise<void> {
  const seq = (count += 1);
  return new Promise((resolve) => {
    waiting.set(seq, resolve);
    setTimeout(resolve, PATIENCE_MS);
    ask(seq);
  });
}

export function settled(seq: number): void {
  waiting.get(seq)?.();
  waiting.delete(seq);
}
