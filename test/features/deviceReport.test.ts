import { generalRefusals } from '@/contract/refusals';
import { reportDevice, reportLogin } from '@/features/deviceReport';
import { persisted } from '@/storage/persisted';
import { deviceToken } from '@/platform/deviceToken';
import { session } from '@/stores/session';
import { makeWorld, no, ok, type Reply, type World } from '../request/world';
import { PERSON, Shelf } from '../app/device';
import { soon } from '../soon';

const QUERY = '/app/deviceInfo/query';
const TOKEN = 'a'.repeat(32);
const PHONE = '13800138000';
const BROKEN: Reply = { failure: 'offline' };
const id = (length: number): Reply => ok({ constId: 'c'.repeat(length) });

let world: World;

/** The gateway gives these answers to the queries, in order, and accepts every report. */
function gatewayAnswers(...answers: Reply[]): void {
  world = makeWorld(({ path }) => (path === QUERY ? (answers.shift() ?? BROKEN) : ok({})));
}

const paths = () => world.seen.map(({ path }) => path.split('/').pop());
const last = () => world.seen[world.seen.length - 1]?.params;

beforeEach(() => {
  new Shelf().install();
  Object.assign(deviceToken, { read: () => Promise.resolve(TOKEN) });
  session.start({ tokenCode: 't-1', userInfo: PERSON }, PHONE);
  persisted.set({ cjj_id: '' });
});

describe('device token flow', () => {
  it('queries the id with the token of the device and reports it', async () => {
    gatewayAnswers(id(24));
    await reportDevice('01', 'A7');
    expect(paths()).toEqual(['query', 'saveToken']);
    expect(world.seen[0]?.params).toEqual({ token: TOKEN, type: 'DX' });
    expect(last()).toMatchObject({
      dxTokenCode: 'c'.repeat(24),
      buzType: '01',
      buzNo: 'A7',
      userPhone: PHONE,
      tokenCode: 't-1',
      deviceType: 'H5',
      oaid: '',
    });
    expect(persisted.get('cjj_id')).toBe('c'.repeat(24));
  });

  it.each([
    ['an error', BROKEN],
    ['a refusal', no(generalRefusals.broken)],
    ['an empty id', id(0)],
    ['an id of 41 characters', id(41)],
  ])('queries again after %s', async (_name, first) => {
    gatewayAnswers(first, id(24));
    await reportDevice('00');
    expect(paths()).toEqual(['query', 'query', 'saveToken']);
  });

  it('reports the error after the second failure, and tells the person nothing', async () => {
    gatewayAnswers(BROKEN, id(41), id(24));
    await reportDevice('00');
    expect(paths()).toEqual(['query', 'query', 'printErrorMsg']);
    expect(last()).toEqual({
      deviceType: 'H5',
      context: 'network; token length 41',
      phone: PHONE,
      buzType: '00',
    });
    expect([world.toasts, persisted.get('cjj_id')]).toEqual([[], '']);
  });

  it('sends no query when the device gives no token', async () => {
    Object.assign(deviceToken, { read: () => Promise.resolve('') });
    gatewayAnswers();
    await reportDevice('00');
    expect(paths()).toEqual(['printErrorMsg']);
  });

  it.each([
    ['saveToken', [id(24), id(24)]],
    ['printErrorMsg', [BROKEN, BROKEN]],
  ])('a failed report is written to the error log, and shown nowhere: %s', async (name, answers) => {
    world = makeWorld(({ path }) => (path === QUERY ? (answers.shift() ?? BROKEN) : BROKEN));
    await reportDevice('08', 'K1');
    expect(paths().pop()).toBe(name);
    expect(world.reports.pop()).toMatchObject({ path: `/app/deviceInfo/${name}`, errorType: 'network' });
    expect(world.toasts).toEqual([]);
  });

  it('never rejects, whichever calls are lost', async () => {
    world = makeWorld(() => BROKEN);
    await expect(reportDevice('00')).resolves.toBeUndefined();
    expect(world.toasts).toEqual([]);
  });
});

describe('after a login', () => {
  const moments = () =>
    world.seen.filter(({ path }) => path.endsWith('/saveToken')).map(({ params }) => params['buzType']);

  it.each([
    ['the account whose phone a recovery here has changed', PERSON.phone, ['00', '03']],
    ['another account', '139****0000', ['00']],
    ['an account after no recovery', '', ['00']],
  ])('of %s', async (_whose, phoneChangedTo, expected) => {
    persisted.set({ phoneChangedTo });
    gatewayAnswers(...Array.from({ length: 4 }, () => id(24)));
    await reportLogin();
    expect(moments()).toEqual(expected);
    // Reported once.
    await reportLogin();
    expect(moments()).toEqual([...expected, '00']);
  });

  it('the wide table learns how the app is used, and nothing about whom', async () => {
    gatewayAnswers(id(24));
    await reportLogin();
    const row = await soon(() => {
      const found = world.seen.find(({ path }) => path === '/api/saveWideTable')?.params;
      expect(found).toBeDefined();
      return found;
    });
    const facts = { terminalType: 'yqdh5', loanType: 'YQDC001', elder: 'N', textSize: '' };
    expect(row).toMatchObject({ platform: '1-1-8', version: '226', facts });
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${PHONE}|${PERSON.custId}|t-1|${'c'.repeat(24)}`));
  });
});
