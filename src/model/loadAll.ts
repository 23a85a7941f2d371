import { runInAction } from 'mobx';
import { idle } from '@/platform/idle';

/** Something that a page loads. */
export interface Part {
  /** Loads it; nothing changes before the returned function is called. Never rejects. */
  ask(): Promise<() => void>;
}

type Put = () => void;

/** Answers this close to the first one are shown together with it: a person does not notice, and a phone draws once. */
const CLOSE_MS = 100;

interface Options {
  /** A browser draws in the thread that answers taps: draw each part in its own frame. For parts that each have a fixed place; list the upper ones first. */
  readonly apart?: true;
}

async function show(puts: readonly Put[], { apart }: Options): Promise<void> {
  const { frame } = idle;
  if (!apart || frame === undefined) {
    runInAction(() => puts.forEach((put) => put()));
    return;
  }
  for (const put of puts) {
    runInAction(put);
    await frame();
  }
}

/**
 * Loads several parts of a page at the same time. Answers that arrive close together are shown in one step, so the page is drawn once and not
 * once for each answer. A slow answer is shown when it arrives. Never rejects.
 */
export async function loadAll(parts: readonly Part[], options: Options = {}): Promise<void> {
  const came = new Map<Part, Put>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const showAll = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const puts = parts.flatMap((part) => came.get(part) ?? []);
    came.clear();
    await show(puts, options);
  };
  await Promise.all(
    parts.map(async (part) => {
      came.set(part, await part.ask());
      timer ??= setTimeout(() => void showAll(), CLOSE_MS);
    }),
  );
  // Read the last answer and draw in two tasks.
  await idle.turn();
  await showAll();
}
