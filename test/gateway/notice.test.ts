import { generalRefusals } from '@/contract/refusals';
import { noticeRefusals } from '@/contract/notice';
import { publishedAt } from '../../gateway/handlers/presenters/published';
import { startGateway, type Bank, type TestPerson } from './harness';

let bank: Bank;
let reader: TestPerson;
let custId: string;
const own = () => ({ plateform: '1-1-8', appUserId: custId, phone: '' });
const visitor = { plateform: '1-1-8', appUserId: '', phone: '' };

beforeAll(async () => {
  bank = await startGateway();
  reader = await bank.register('13520000001');
  ({ custId } = await reader.must('getUserInfoByPhone', { stageType: '1' }));
});
afterAll(() => bank.close());

describe('a notice', () => {
  it('has its full text, for a visitor too', async () => {
    const notice = await bank.person('13520000002').must('noticeInfo', { ...visitor, noticeId: 'n-safe' });
    expect(notice).toMatchObject({ id: 'n-safe', isRead: 0 });
    expect(notice.body).toContain('96110');
    expect(notice.body.length).toBeGreaterThan(notice.summary.length);
  });

  it.each(['n-none', "n' or 1=1", '%'])('%s does not exist, and the answer says so', async (noticeId) => {
    expect(await reader.refused('noticeInfo', { ...visitor, noticeId })).toMatchObject({
      code: noticeRefusals.noticeGone,
    });
    expect(await reader.refused('isReadNotice', { ...own(), noticeId })).toMatchObject({
      code: noticeRefusals.noticeGone,
    });
  });
});

it('a notice for later versions only is neither shown nor counted, nor is its text given', async () => {
  const ids = await bank.db.query<{ id: string }>('select id from notices where is_show and id <> $1', [
    'n-safe',
  ]);
  const noticeIds = ids.map(({ id }) => id);
  await bank.db.query(
    `insert into audiences (kind, id, only_for) values ('notice', 'n-safe', '{"minVersion": 99999}')`,
  );
  const { unread } = await reader.must('noticeChangeRead', {
    ...{ plateform: '1-1-8', appUserId: custId, noticeIds },
  });
  const answers = [
    await reader.call('noticeInfo', { ...own(), noticeId: 'n-safe' }),
    await reader.call('isReadNotice', { ...own(), noticeId: 'n-safe' }),
  ];
  const there = await reader.must('existenceUnread', own());
  await bank.db.query('delete from audiences');
  await bank.db.query('delete from notice_reads');
  expect([unread, there]).toEqual([0, { existence: 'N', unread: 0 }]);
  for (const answer of answers) expect(answer).toMatchObject({ code: noticeRefusals.noticeGone });
});

it('refuses a phone in clear in the address', async () => {
  const asked = { ...own(), phone: '13520000001' };
  expect(await reader.refused('existenceUnread', asked)).toMatchObject({ code: generalRefusals.incomplete });
});

it('has the same date at each look, to the hour', () => {
  const at = (time: string) => publishedAt(3, new Date(`2026-11-21T${time}Z`));
  expect(at('10:00:00.000')).toBe('2026-11-21T07:00:00.000Z');
  expect(at('10:59:59.999')).toBe(at('10:00:00.000'));
});

describe('reading', () => {
  it('counts once for the reader, and lowers the unread count', async () => {
    expect(await reader.must('existenceUnread', own())).toEqual({ existence: 'Y', unread: 2 });
    const mark = (noticeIds: string[]) =>
      reader.must('noticeChangeRead', { plateform: '1-1-8', appUserId: custId, noticeIds });
    expect(await mark(['n-safe'])).toEqual({ unread: 1 });
    expect(await mark(['n-safe', 'n-gone'])).toEqual({ unread: 1 });
    expect(await reader.must('isReadNotice', { ...own(), noticeId: 'n-safe' })).toEqual({ isRead: 1 });
    expect(await reader.must('isReadNotice', { ...own(), noticeId: 'n-cost' })).toEqual({ isRead: 0 });
    expect(await reader.must('isReadNotice', { ...visitor, noticeId: 'n-safe' })).toEqual({ isRead: 0 });
    expect(await mark(['n-cost'])).toEqual({ unread: 0 });
    expect(await reader.must('existenceUnread', own())).toEqual({ existence: 'N', unread: 0 });
  });

  it('cannot be reported for another person', async () => {
    const other = await bank.register('13520000003');
    const asked = { plateform: '1-1-8', appUserId: custId, noticeIds: ['n-safe'] };
    expect(await other.refused('noticeChangeRead', asked)).toMatchObject({
      code: generalRefusals.incomplete,
    });
    const stranger = await bank.person('13520000004').call('noticeChangeRead', asked);
    expect(stranger).toMatchObject({ code: generalRefusals.tokenCodeMissing });
  });
});
