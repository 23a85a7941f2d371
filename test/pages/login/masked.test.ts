import { personCalls } from '@/contract/person';
import { maskPhone } from '@/domain/person/mask';
import { CardBindingForm } from '@/features/cardBinding/cardBindingForm';
import { ContactsForm } from '@/features/contacts/contactsForm';
import { reportDevice } from '@/features/deviceReport';
import { fetchAllNotices } from '@/features/notices/notices';
import { unread } from '@/features/notices/unread';
import { TradePasswordForm } from '@/features/tradePassword/tradePasswordForm';
import { routes } from '@/navigation';
import { WxLoginModel } from '@/pages/login/wxLogin.model';
import { deviceToken } from '@/platform/deviceToken';
import { reportScript } from '@/runtime/errorReports';
import { session } from '@/stores/session';
import { track } from '@/stores/track';
import type { TestPerson } from '../../gateway/harness';
import { host } from '../../app/host';
import { soon } from '../../soon';
import { identify, linkFor, params, useStage } from '../../app/login';

const stage = useStage(8550);
let person: TestPerson;
const recordsOf = async (table: string): Promise<readonly { readonly record: unknown }[]> =>
  stage.bank.db.query<{ record: unknown }>(`select record from ${table} order by id desc limit 1`);

/** Logs in by a link, and the host does not give the full number. */
beforeEach(async () => {
  await stage.bank.console.faults([
    { path: personCalls.queryUserInfo.path, fault: 'status', value: 500, times: 9 },
  ]);
  person = await stage.bank.register(stage.nextPhone());
  await identify(stage.bank, person);
  host.reset(routes.home.path, routes.wxLogin.path);
  const accessCode = await linkFor(stage.bank, 'token', person.phone);
  const model = new WxLoginModel(params({ accessCode }));
  await model.load();
  await model.accept();
});

afterEach(() => stage.bank.console.clearFaults());

describe('a person whose number this device knows only masked', () => {
  it('is shown with the masked number', async () => {
    expect(await session.phone()).toBe('');
    expect(await session.shownPhone()).toBe(maskPhone(person.phone));
  });

  it('can have notices marked as read', async () => {
    await unread.load();
    const before = unread.count;
    const notices = await fetchAllNotices();
    expect(await unread.mark(notices.slice(0, 1))).toBe(true);
    expect(unread.count).toBe(before - 1);
  });

  it('appears masked in tracking, device report and error log, and the gateway accepts that', async () => {
    const masked = maskPhone(person.phone);
    track.action({ eventType: 'login', pageModule: 'login' });
    await soon(async () => expect(await recordsOf('tracks')).toMatchObject([{ record: { phone: masked } }]));
    Object.assign(deviceToken, { read: () => Promise.resolve('a'.repeat(32)) });
    await reportDevice('00');
    expect(await recordsOf('device_reports')).toMatchObject([{ record: { userPhone: masked } }]);
    reportScript('a script failed');
    await soon(async () =>
      expect(await recordsOf('error_logs')).toMatchObject([{ record: { phone: masked } }]),
    );
  });

  it('must type the number that the bank knows', async () => {
    const form = new CardBindingForm();
    await form.load();
    expect([form.fields.phone.value, form.fields.phone.error]).toEqual(['', '']);
  });

  it('is told by the gateway that their own number is not a contact', async () => {
    const form = new ContactsForm('credit');
    await form.load();
    form.rows.set('general', 0, { name: '赵清和', phone: person.phone, relation: 'friend' });
    form.rows.set('emergency', 0, { name: '钱望舒', phone: '13900001111', relation: 'parent' });
    form.occupation.type('企业职员');
    form.company.type('云岭样本有限公司');
    expect(await form.submit()).toBe(false);
    expect(form.problem).toContain('本人');
  });

  it('is told by the gateway that their number cannot be the password', async () => {
    const form = new TradePasswordForm(() => Promise.resolve());
    const password = person.phone.slice(-6);
    await form.fill(password);
    expect([form.value, form.error === '']).toEqual(['', false]);
  });
});
