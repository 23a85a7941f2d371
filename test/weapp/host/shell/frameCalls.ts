import type { Json, LogicStart } from '../../protocol';
import { ask } from './question';

type Fields = Readonly<Record<string, Json | undefined>>;

async function pick({ title, names }: Fields): Promise<Json> {
  const choice = await ask({
    title: String(title ?? ''),
    content: '',
    choices: (names as readonly string[]).map((text, index) => ({ answer: String(index), text })).reverse(),
    shape: 'sheet',
  });
  return choice === null ? null : Number(choice);
}

/** Answers what the built-ins of a page ask the device or the person. */
export function answerFrames({ settings }: Pick<LogicStart, 'settings'>): void {
  const calls: Readonly<Record<string, (detail: Fields) => Promise<Json>>> = {
    pick,
    webAddress: ({ address }) =>
      Promise.resolve(settings.webDomains.includes(new URL(String(address)).origin)),
    webMove: () => Promise.resolve(settings.webMoves),
  };
  interface Call {
    readonly kind: string;
    readonly seq: number;
    readonly name: string;
    readonly detail: Fields;
  }
  window.addEventListener('message', ({ source, data: { kind, seq, name, detail } }: MessageEvent<Call>) => {
    const call = calls[name];
    if (kind !== 'call' || call === undefined) return;
    void call(detail).then((value) => (source as Window).postMessage({ kind: 'result', seq, value }, '*'));
  });
}
