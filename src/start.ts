import { idle } from '@/platform/idle';

/** Steps of the app's start, each in its own task. An error ends it and reaches the page as a script's error does: see index.html. */
export async function inTurn(...steps: readonly (() => unknown)[]): Promise<void> {
  try {
    for (const step of steps) {
      await idle.turn();
      await step();
    }
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}
