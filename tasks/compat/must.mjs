import { run } from '../run.mjs';

/** The output of a program that has to succeed. */
export async function must(program, args, options) {
  const { code, output } = await run(program, args, options);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}:\n${output}`);
  return output;
}
