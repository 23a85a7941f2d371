import { runInAction } from 'mobx';

/** Something that a page loads. */
export interface Part {
  /** Loads it; nothing changes before the returned function is called. Never rejects. */
  ask(): Promise<() => void>;
}

/** Answers this close to the first one are shown together with it: a person does not notice, and a phone draws once. */
const CLOSE_MS = 100;

/**
 * Loads parts of a page that are asked for at the same time. What comes close together is shown in one step, so that the page is drawn once and not
 * once for each answer; a slow answer is shown when it comes. Never rejects.
 */
export async function loadTogether(parts: readonly Part[]): Promise<void> {
  const came: (() => void)[] = [];
  let awaited = parts.length;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (): void => {
    clearTimeout(timer);
    timer = undefined;
    runInAction(() => came.splice(0).forEach((put) => put()));
  };
  await Promise.all(
    parts.map(async (part) => {
      came.push(await part.ask());
      awaited -= 1;
      if (awaited === 0) show();
      else timer ??= setTimeout(show, CLOSE_MS);
    }),
  );
}
