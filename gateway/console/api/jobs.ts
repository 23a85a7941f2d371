import type { ConsoleApi, ConsoleTools } from '../tools';

const SHOWN = 20;

async function jobsOf({ jobs }: ConsoleTools) {
  if (jobs === undefined) return { counts: [], failures: [] };
  const failures = (await jobs.failures(SHOWN)).map(({ at, ...one }) => ({ ...one, at: at.toISOString() }));
  return { counts: await jobs.counts(), failures };
}
export type Jobs = Awaited<ReturnType<typeof jobsOf>>;

/** GET jobs: what the gateway does by itself: how many jobs wait, run or have failed, and why the last ones failed. */
export const jobApi: ConsoleApi = (app, tools) => {
  app.get('/jobs', () => jobsOf(tools));
};
