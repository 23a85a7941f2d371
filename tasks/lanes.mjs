const LANES = 2;

/** Runs the jobs in their order, two at a time, and returns their results: most steps use only one core. */
export async function inLanes(jobs) {
  const results = [];
  const waiting = [...jobs.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, job] = next;
      results[index] = await job();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}
