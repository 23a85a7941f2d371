import { Popups } from '@/features/popups/popups';
import { persisted } from '@/storage/persisted';
import { prompt } from '@/platform/prompt';
import { display } from '@/stores/display';
import { feedback } from '@/stores/feedback';
import { session } from '@/stores/session';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { phones } from '../../gateway/steps';
import { host } from '../../app/host';
import { pickUp, startApp } from '../../app/phone';
import { Shelf } from '../../app/device';
import { soon } from '../../soon';

const HOME = '/pages/home/index';
const QUERY = { loanType: 'YQDC001', minVersion: '226' } as const;
const nextPhone = phones(700);
let bank: Bank;
let popups: Popups;

beforeAll(async () => {
  new Shelf().install();
  bank = await startGateway({ network: true, people: true });
  startApp(bank);
});
afterAll(() => bank.close());
beforeEach(async () => {
  session.clear('loggedOut');
  persisted.forget(['popupMarks']);
  display.setElder(false);
  host.reset(HOME);
  popups = new Popups();
  await show('op-safe', 'op-cost', 'op-early');
});
afterEach(() => bank.console.clearFaults());

const show = (...ids: string[]) =>
  bank.db.query('update popups set is_show = popup_id = any ($1::text[])', [ids]);
const current = () => popups.current?.popupId;

/** Starts the app again. */
async function again(): Promise<string | undefined> {
  popups = new Popups();
  await popups.load();
  return current();
}

/** The page does not wait for the marks sent to the server; the tests do. */
const told = (person: TestPerson, ids: readonly string[]) =>
  soon(async () =>
    expect((await person.must('newHomePopup', QUERY)).list.map(({ popupId }) => popupId)).toEqual(ids),
  );

const logIn = async () => {
  const person = await bank.register(nextPhone());
  await pickUp(person);
  return person;
};

describe('popups of the home page', () => {
  it('open one at a time, in the server’s order', async () => {
    await logIn();
    await popups.load();
    expect(current()).toBe('op-safe');
    await popups.load();
    expect(current()).toBe('op-safe');
    popups.leave('close');
    expect(current()).toBe('op-cost');
    popups.leave('close');
    expect(current()).toBe('op-early');
    popups.leave('close');
    expect(current()).toBeUndefined();
    await popups.load();
    expect(current()).toBeUndefined();
  });

  it('wait while a question is open', async () => {
    let answer = (_yes: boolean): void => undefined;
    Object.assign(prompt, { confirm: () => new Promise<boolean>((resolve) => (answer = resolve)) });
    const asked = feedback.confirm({ title: '现在不能借款', content: '请稍后再试' });
    await popups.load();
    expect(current()).toBeUndefined();
    answer(true);
    await asked;
    expect(current()).toBe('op-safe');
  });

  it('wait while another page is shown', async () => {
    host.reset(HOME, '/pages/login/index');
    await popups.load();
    expect(current()).toBeUndefined();
    host.reset(HOME);
    await popups.load();
    expect(current()).toBe('op-safe');
  });

  it('lead to their targets, and the next one waits until the person is back', async () => {
    await popups.load();
    popups.leave('close');
    expect(current()).toBe('op-cost');
    await popups.open();
    expect(host.addresses).toEqual([HOME, '/pages/contracts/temp?id=cost-sheet']);
    expect(current()).toBeUndefined();
  });

  it('have no promotions in elder mode', async () => {
    display.setElder(true);
    await popups.load();
    popups.leave('close');
    expect(current()).toBeUndefined();
  });

  it('have no effect when they cannot be loaded', async () => {
    await bank.console.faults([{ path: '/api/popup/homePopup', fault: 'status', value: 500, times: 1 }]);
    await popups.load();
    expect(current()).toBeUndefined();
  });
});

describe('marks of popups', () => {
  it('of a visitor are kept by the device, until a login', async () => {
    await popups.load();
    popups.leave('later');
    popups.leave('never');
    expect(current()).toBeUndefined();
    expect(
      persisted.get('popupMarks').map(({ popupId, dueFrom, closed }) => [popupId, dueFrom !== '', closed]),
    ).toEqual([
      ['op-safe', true, false],
      ['op-cost', false, true],
    ]);
    expect(await again()).toBeUndefined();
    await logIn();
    expect(persisted.get('popupMarks')).toEqual([]);
  });

  it('that were put off come again on the server’s next day, also on a phone whose clock is behind', async () => {
    await logIn();
    await show('op-safe');
    await popups.load();
    popups.leave('later');
    expect(await again()).toBeUndefined();
    await bank.console.advanceDays(1);
    expect(await again()).toBe('op-safe');
  });

  it('of a logged-in person are kept by the server', async () => {
    const person = await logIn();
    await popups.load();
    await told(person, ['op-cost', 'op-early']);
    popups.leave('close');
    popups.leave('later');
    popups.leave('never');
    await told(person, []);
    await bank.console.advanceDays(1);
    await told(person, ['op-cost']);
    const operated = await bank.db.query(
      `select popup_id, operated from popup_marks where operated is not null
       and customer_id = (select id from customers where phone = $1)`,
      [person.phone],
    );
    expect(operated).toEqual([{ popup_id: 'op-safe', operated: 'close' }]);
  });

  it('count on this device also when the server did not get them', async () => {
    const person = await logIn();
    await bank.console.faults([{ path: '/popup/saveShowMark', fault: 'status', value: 500, times: 9 }]);
    await popups.load();
    expect(current()).toBe('op-safe');
    await told(person, ['op-safe', 'op-cost', 'op-early']);
    expect(await again()).toBe('op-cost');
  });

  it('are separate for each person', async () => {
    const person = await bank.credited();
    const { loanNo } = await person.draw();
    await show('loanContract', 'assetTransfer');
    await bank.console.raw('POST', 'transfers', { phone: person.phone });
    await pickUp(person);
    await popups.load();
    expect(popups.current?.kind).toBe('assetTransfer');
    popups.leave('close');
    expect(current()).toBe(`loanContract:${loanNo}`);
    await popups.open();
    expect(host.addresses).toEqual([HOME, `/pages/repay/repayIoudetails?loanNo=${loanNo}`]);
    await told(person, []);
    const transfers = await bank.db.query<{ read: boolean }>(
      'select read_at is not null as read from asset_transfers',
    );
    expect(transfers).toEqual([{ read: true }]);
  });

  it('a login in between removes the visitor’s popups from view', async () => {
    await popups.load();
    expect(current()).toBe('op-safe');
    await logIn();
    expect(current()).toBeUndefined();
  });
});
