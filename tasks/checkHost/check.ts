import { calls, type CallDefinition } from '@/contract';
import type { HttpAnswer } from '@/platform/http';
import { ASKED, type Asked } from './asked';
import { Host, type Came, type HostSettings } from './host';

/** One line of the table. `differs`: it works only with the setting that the note names; `missing`: the app does without it. */
export interface Line {
  readonly what: string;
  readonly result: 'fits' | 'differs' | 'fails' | 'missing';
  readonly note: string;
}

const line = (what: string, result: Line['result'], note = ''): Line => ({ what, result, note });

/** Headers of the app's requests (spec §7 Transport, §6 Gray users). */
const HEADERS = ['version', 'platform', 'authorization', 'rv', 'gray', 'custgrayid'];
/** An origin that is certainly not the host's own. */
const ORIGIN = 'https://app.example';

type Body = Readonly<Record<string, unknown>>;

function bodyOf(answer: HttpAnswer | undefined): Body {
  try {
    return JSON.parse(answer?.text ?? '') as Body;
  } catch {
    return {};
  }
}

/** How the answer to a sealed request travels. */
function sealOf(answer: HttpAnswer | undefined): string {
  const { response, sign } = bodyOf(answer);
  if (typeof response !== 'string') return 'in clear';
  return typeof sign === 'string' ? '' : 'without a sign';
}

const UNSIGNED = 'TARO_APP_ANSWER_SIGN=optional';

async function tokenLine(host: Host): Promise<Line> {
  const { failure, answers } = await host.ask(
    ASKED.find(({ definition }) => definition.auth !== 'none') as Asked,
  );
  const token = answers.find(({ text }) => text.includes('access_token'));
  if (host.token === '') return line('access token', 'fails', failure);
  const form = 'access_token' in bodyOf(token) ? 'plain OAuth' : 'in the envelope';
  return line('access token', 'fits', `${form}, ${host.token.length} characters`);
}

async function refusedTokenLine(host: Host): Promise<Line> {
  const { token } = host;
  host.token = 'not-a-token';
  const { failure } = await host.ask(ASKED.find(({ definition }) => definition.auth === 'client') as Asked);
  const renewed = host.token !== 'not-a-token' && failure === '';
  host.token = token;
  return renewed
    ? line('a refused token is renewed', 'fits', 'by status 401')
    : line('a refused token is renewed', 'fails', failure || 'the host takes any token');
}

function callLine({ definition }: Asked, { failure, notRead, answers }: Came): Line {
  const what = `${definition.verb} ${definition.path}`;
  if (failure !== '') return line(what, 'fails', failure);
  const seal = definition.body === 'sealed' ? sealOf(answers.at(-1)) : '';
  const notes = [
    ...(seal === '' ? [] : [`answered ${seal}: ${UNSIGNED}`]),
    ...(notRead.length === 0 ? [] : [`not read: ${notRead.join(', ')}`]),
  ];
  return line(what, notes.length === 0 ? 'fits' : 'differs', notes.join('; '));
}

async function originLine(host: Host): Promise<Line> {
  const what = 'headers that a page of another origin may send';
  const allowed = await host.allowed(ORIGIN, [...HEADERS, 'x-trace-no']);
  const lacking = HEADERS.filter((name) => !allowed.includes(name));
  if (lacking.length > 0)
    return line(what, 'differs', `only the app on the host's own origin; not ${lacking.join(', ')}`);
  return line(what, 'fits', allowed.includes('x-trace-no') ? 'also TARO_APP_TRACE_HEADER=always' : '');
}

async function beyondLine(host: Host, definition: CallDefinition): Promise<Line> {
  const what = `${definition.verb} ${definition.path}`;
  return (await host.knows(definition))
    ? line(what, 'fits', 'offered')
    : line(what, 'missing', 'not offered');
}

/** What a host has of what the app needs. Calls only what needs no login and changes nothing. */
export async function checkHost(settings: HostSettings): Promise<readonly Line[]> {
  const host = new Host(settings);
  const lines = [await tokenLine(host), await refusedTokenLine(host)];
  for (const asked of ASKED) lines.push(callLine(asked, await host.ask(asked)));
  lines.push(await originLine(host));
  const beyond = (Object.values(calls) as CallDefinition[]).filter(
    (definition) => definition.beyond === true,
  );
  for (const definition of beyond) lines.push(await beyondLine(host, definition));
  return lines;
}
