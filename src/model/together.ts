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
  /** In a browser, which draws in the thread that answers taps, the parts are drawn a frame apart: for parts with their own places, the upper ones first. */
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
 * Loads parts of a page that are asked for at the same time. What comes close together is shown in one step, so that the page is drawn once and not
 * once for each answer; a slow answer is shown when it comes. Never rejects.
 */
export async function loadTogether(parts: readonly Part[], options: Options = {}): Promise<void> {
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
  // To read the last answer and to draw are two tasks.
  await idle.turn();
  await showAll();
}
