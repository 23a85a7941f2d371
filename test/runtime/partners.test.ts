import '../app/sandboxSettings';
import '../app/partnerSettings';
import { persisted } from '@/storage/persisted';
import { hostBridge, type BridgeOutcome } from '@/platform/hostBridge';
import { partnerScript, type PartnerScript, type ScriptOutcome } from '@/platform/partnerScript';
import { hostApp } from '@/stores/hostApp';
import { visitStorage } from '@/platform/storage';
import { startGateway, type Bank } from '../gateway/harness';
import { connect, isQuiet, start } from '../app/launched';
import { Shelf } from '../app/device';
import { soon } from '../soon';

let bank: Bank;
let loads: PartnerScript[];
let starts: number;

beforeAll(async () => {
  bank = await startGateway({ network: true });
  connect(bank);
});
afterAll(() => bank.close());

beforeEach(async () => {
  new Shelf().install();
  persisted.forget(['platform', 'h5type', 'userId']);
  await bank.db.query('delete from error_logs');
  loads = [];
  starts = 0;
});

function partnersAre(
  script: Promise<ScriptOutcome>,
  bridge: Promise<BridgeOutcome> = Promise.resolve('absent'),
) {
  Object.assign(partnerScript, {
    load: (given: PartnerScript) => {
      loads.push(given);
      return script;
    },
  });
  Object.assign(hostBridge, {
    start: () => {
      starts += 1;
      return bridge;
    },
  });
}

/** What the gateway's error log has of partners. */
async function logged(): Promise<string[]> {
  const { json } = await bank.console.raw('GET', 'errors');
  const all = json as { record: { errorType: string; errorInfo: string; platform: string } }[];
  return all
    .filter(({ record }) => record.errorType === 'partner')
    .map(({ record: { platform, errorInfo } }) => `${platform} ${errorInfo}`);
}

/** The partners' code is its own file: it has come when the launch asks for it. */
const partnersCame = () => import('@/runtime/partners');

describe('channel 4-4-12', () => {
  it('loads the script of the setting, with its integrity', async () => {
    partnersAre(Promise.resolve('loaded'));
    start({ before: 's=citicsquare&channel=4-4-12' });
    await soon(() =>
      expect(loads).toEqual([{ address: 'https://a.partner.example/a.js', integrity: 'sha384-AAAA' }]),
    );
    await soon(() => expect(isQuiet()).toBe(true));
    expect(await logged()).toEqual([]);
  });

  it.each(['failed', 'silent', 'refused'] as const)('only logs that the script is %s', async (outcome) => {
    partnersAre(Promise.resolve(outcome));
    start({ before: 's=citicsquare&channel=4-4-12' });
    await soon(async () => expect(await logged()).toEqual([`4-4-12 partner script ${outcome}`]));
  });

  it('logs nothing where there are no scripts: in a mini-program', async () => {
    partnersAre(Promise.resolve('unavailable'));
    start({ before: 's=citicsquare&channel=4-4-12' });
    await soon(() => expect(loads).toHaveLength(1));
    await soon(() => expect(isQuiet()).toBe(true));
    expect(await logged()).toEqual([]);
  });

  it.each([
    ['', 0, 0],
    ['s=yqd&channel=4-4-12', 0, 0],
    ['s=citicsquare&channel=4-4-1', 0, 0],
    ['s=citicsquare&channel=2-4-7', 0, 0],
    ['s=ygd&channel=2-4-7&userId=E1', 0, 0],
    ['s=ygd&channel=2-4-7', 0, 1],
    ['s=citicsquare&channel=4-4-12', 1, 0],
  ])('and no other: "%s" loads %d scripts and starts %d bridges', async (before, scripts, bridges) => {
    partnersAre(new Promise(() => undefined), new Promise(() => undefined));
    start({ before });
    await partnersCame();
    await soon(() => expect(isQuiet()).toBe(true));
    expect([loads.length, starts]).toEqual([scripts, bridges]);
  });
});

describe('channel 2-4-7', () => {
  const leftBy: string[] = [];
  beforeEach(() => {
    leftBy.length = 0;
    Object.assign(visitStorage, { get: () => 'Y', set: () => true });
  });

  it.each([
    [true, true],
    [false, false],
  ])('goes back by the bridge that has started, else as a browser does: %s', async (answer, expected) => {
    partnersAre(Promise.resolve('loaded'), Promise.resolve('started'));
    const leave = () => {
      leftBy.push('bridge');
      return Promise.resolve(answer);
    };
    Object.assign(hostBridge, { leave });
    start({ before: 's=ygd&channel=2-4-7' });
    await soon(() => expect(starts).toBe(1));
    await Promise.resolve();
    expect([await hostApp.leave(), leftBy]).toEqual([expected, ['bridge']]);
  });

  it.each([
    ['broken', ['2-4-7 host bridge broken']],
    ['absent', []],
    ['unavailable', []],
  ] as const)('in a host whose bridge is %s works as ever', async (outcome, expected) => {
    partnersAre(Promise.resolve('loaded'), Promise.resolve(outcome));
    start({ before: 's=ygd&channel=2-4-7' });
    await soon(() => expect(starts).toBe(1));
    await soon(async () => expect(await logged()).toEqual(expected));
    await soon(() => expect(isQuiet()).toBe(true));
    expect(await logged()).toEqual(expected);
  });
});
