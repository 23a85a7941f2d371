import { parseArgs } from 'node:util';
import { AREAS } from '../test/mutation/areas.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp } from './root.mjs';
import { runPackage } from './run.mjs';

/** `--area a,b` names areas of test/mutation/areas.mjs (all of them without it); everything else goes on to Stryker. */
function chosen() {
  const args = process.argv.slice(2);
  const { tokens, values } = parseArgs({
    args,
    options: { area: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const areas = values.area?.split(',') ?? Object.keys(AREAS);
  const unknown = areas.filter((area) => !(area in AREAS));
  if (unknown.length > 0) throw new Error(`no area ${unknown.join(', ')}: ${Object.keys(AREAS).join(', ')}`);
  const own = tokens.find(({ kind, name }) => kind === 'option' && name === 'area');
  if (own !== undefined) args.splice(own.index, own.inlineValue ? 1 : 2);
  return { areas, rest: args };
}

/** One area after the other: each has its own copy of the project, tests and score. Fails if a score is below 85 %. */
async function mutate() {
  await ensureInstalled();
  const { areas, rest } = chosen();
  const failed = [];
  for (const area of areas) {
    process.stdout.write(`\n${area}\n`);
    const { code } = await runPackage(
      '@stryker-mutator/core/bin/stryker.js',
      ['run', 'test/mutation/stryker.config.mjs', ...rest],
      { show: true, env: { MUTATED_AREA: area, SHARE_OF_EXAMPLES: '0.03' } },
    );
    if (code !== 0) failed.push(area);
  }
  if (failed.length > 0) throw new Error(`failed: ${failed.join(', ')}`);
}

mutate().catch(giveUp);
