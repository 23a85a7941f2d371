import { scrubbed } from './log';

/**
 * A failure that no one listened to leaves the process in a state that no one knows, so it ends: after a line that names the failure, and after the
 * answers to calls under way. A pipe or a disk under the log that is gone is no such failure.
 */
export function nameLastFailure(end: (code: number) => Promise<void>): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const named = (kind: string) => (error: unknown) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`ends after an ${kind} that no code handles: ${scrubbed(text)}\n`);
    void end(1);
  };
  process.on('uncaughtException', named('error'));
  process.on('unhandledRejection', named('rejection'));
}
