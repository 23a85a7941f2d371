import { parseArgs } from 'node:util';
import { checkHost, type Line } from './check';

const SIGNS: Readonly<Record<Line['result'], string>> = { fits: '✓', differs: '!', fails: '✗', missing: '–' };

const USAGE = `npm run check-host -- --base https://api.example.com

The key and the client come from TARO_APP_PUBLIC_KEY, TARO_APP_CLIENT_ID and TARO_APP_CLIENT_SECRET, as for a build;
also TARO_APP_GATEWAY_PREFIX, TARO_APP_FRONT_PREFIX and TARO_APP_TOKEN_VERB.
`;

function written(lines: readonly Line[]): string {
  const width = Math.max(...lines.map(({ what }) => what.length));
  return lines
    .map(({ what, result, note }) => `${SIGNS[result]} ${what.padEnd(width)}  ${note}`.trimEnd())
    .join('\n');
}

async function main(): Promise<number> {
  const { base } = parseArgs({ options: { base: { type: 'string' } } }).values;
  const { env } = process;
  const publicKey = env['TARO_APP_PUBLIC_KEY'];
  if (base === undefined || publicKey === undefined) {
    process.stderr.write(USAGE);
    return 2;
  }
  const lines = await checkHost({
    base: base.replace(/\/+$/, ''),
    publicKey,
    clientId: env['TARO_APP_CLIENT_ID'] ?? '',
    clientSecret: env['TARO_APP_CLIENT_SECRET'] ?? '',
    gatewayPrefix: env['TARO_APP_GATEWAY_PREFIX'] ?? '',
    frontPrefix: env['TARO_APP_FRONT_PREFIX'] ?? '',
    tokenVerb: env['TARO_APP_TOKEN_VERB'] === 'GET' ? 'GET' : 'POST',
  });
  const failed = lines.filter(({ result }) => result === 'fails').length;
  process.stdout.write(
    `${written(lines)}\n\n✓ fits  ! by a setting, or in part  ✗ does not work  – the app does without it\n`,
  );
  return failed === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  },
);
