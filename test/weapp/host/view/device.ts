import type { Json } from '../../protocol';

let count = 0;
const waiting = new Map<number, (value: Json) => void>();

interface Reply {
  readonly kind: string;
  readonly seq?: number;
  readonly value?: Json;
}

window.addEventListener('message', ({ data: { kind, seq, value } }: MessageEvent<Reply>) => {
  if (kind !== 'result' || seq === undefined) return;
  waiting.get(seq)?.(value ?? null);
  waiting.delete(seq);
});

/** Asks the shell, or through it the person. */
export function callDevice(name: string, detail: Json): Promise<Json> {
  const seq = (count += 1);
  window.parent.postMessage({ kind: 'call', seq, name, detail }, '*');
  return new Promise((resolve) => waiting.set(seq, resolve));
}
