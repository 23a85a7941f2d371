import { idle } from '@/platform/idle';

/** Steps of the app's start, each in its own task. An error ends the start and reaches the page like any script error: see index.html. */
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
