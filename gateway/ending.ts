import { inTime } from './inTime';

export interface Step {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

interface EndParts {
  /** In this order; asked for when the end begins. */
  readonly steps: () => readonly Step[];
  /** All steps together take no longer. */
  readonly mostMs: number;
  readonly say: (line: string) => void;
  readonly exit: (code: number) => void;
}

/**
 * Ends the process, once: step by step, and in its time, whatever hangs or fails. The returned function takes the code to end with; 1 if a step
 * hung or failed.
 */
export function makeEnd({ steps, mostMs, say, exit }: EndParts): (code: number) => Promise<void> {
  let ended: Promise<void> | undefined;
  const end = async (code: number): Promise<void> => {
    let at = '';
    const all = async () => {
      for (const { name, run } of steps()) {
        at = name;
        await run();
      }
    };
    try {
      await inTime(all(), mostMs, 'the end');
      exit(code);
    } catch (error) {
      say(`ended without ${at}: ${error instanceof Error ? error.message : String(error)}`);
      exit(1);
    }
  };
  return (code) => (ended ??= end(code));
}
