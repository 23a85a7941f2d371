import { unread } from '@/features/notices/unread';
import { routes } from '@/navigation';
import { MessageModel } from '@/pages/message/detail/index.model';
import { MessagesModel } from '@/pages/message/index.model';
import { session } from '@/stores/session';
import { startGateway, type Bank } from '../../gateway/harness';
import { phones } from '../../gateway/steps';
import { host } from '../../app/host';
import { pickUp, startApp, type Seen } from '../../app/phone';

const nextPhone = phones(8100);
let bank: Bank;
let seen: Seen;
beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  seen = startApp(bank);
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.console.clearFaults();
  session.clear('loggedOut');
  seen.toasts.length = 0;
  host.reset(routes.home.path, routes.messages.path);
});

const openList = async () => {
  const model = new MessagesModel();
  await model.load();
  return model;
};
const openOne = async (id?: string, personal = false) => {
  const params = { ...(id === undefined ? {} : { id }), ...(personal ? { personal: '1' } : {}) };
  const model = new MessageModel(new Map(Object.entries(params)));
  await model.load();
  return model;
};
const logIn = async () => pickUp(await bank.register(nextPhone()));

describe('messages of a logged-in person', () => {
  it('are new until opened, in the list and in the count', async () => {
    await logIn();
    const list = await openList();
    expect([list.unreadCount, unread.count]).toEqual([2, 2]);
    const first = list.notices.value?.[0];
    if (first === undefined) throw new Error('no notice');
    await list.open(first);
    expect(host.addresses).toContain(`${routes.messageDetail.path}?id=${first.id}`);
    const one = await openOne(first.id);
    expect(one.notice.value?.body).toContain('96110');
    expect(unread.count).toBe(1);
    await list.shown();
    expect(list.notices.value?.map(({ isRead }) => isRead)).toEqual([1, 0]);
    expect(list.unreadCount).toBe(1);
  });

  it('are all marked as read at one tap', async () => {
    await logIn();
    const list = await openList();
    await list.markAll();
    expect([list.unreadCount, unread.count, list.marking]).toEqual([0, 0, false]);
    expect(seen.toasts).toEqual(['都标为已读了']);
  });

  it('stay new, and say so, when the mark is lost', async () => {
    await logIn();
    const list = await openList();
    await bank.console.faults([{ path: '/api/notice/read/changeRead', fault: 'status', value: 500 }]);
    await list.markAll();
    expect([list.unreadCount, unread.count, list.marking]).toEqual([2, 2, false]);
    expect(seen.toasts).toEqual(['没有标成功，请稍后再试']);
    // Opening a single message says nothing about the lost mark: it is sent again at the next reading.
    await bank.console.faults([{ path: '/api/notice/read/changeRead', fault: 'status', value: 500 }]);
    const one = await openOne('n-safe');
    expect(one.notice.state).toBe('ready');
    expect(seen.toasts).toHaveLength(1);
    await openOne('n-safe');
    expect(unread.count).toBe(1);
  });
});

describe('messages about credit and payments', () => {
  const borrower = async () => {
    const person = await bank.credited();
    const { loanNo } = await person.draw();
    await pickUp(person);
    return { person, loanNo };
  };

  it('stand among the notices, newest first, and raise the count', async () => {
    await borrower();
    const list = await openList();
    expect(list.notices.value?.map(({ title }) => title)).toEqual([
      '已放款',
      '额度申请已通过',
      '谨防冒充客服',
      '综合融资成本明示',
    ]);
    expect([list.unreadCount, unread.count]).toEqual([4, 4]);
    await list.markAll();
    expect([list.unreadCount, unread.count]).toEqual([0, 0]);
  });

  it('open with their text, are read then, and lead to what they are about', async () => {
    const { loanNo } = await borrower();
    const list = await openList();
    const first = list.notices.value?.[0];
    if (first === undefined) throw new Error('no message');
    await list.open(first);
    expect(host.addresses).toContain(`${routes.messageDetail.path}?id=${first.id}&personal=1`);
    const one = await openOne(first.id, true);
    expect(one.notice.value?.body).toContain('12,000.00 元已放款到尾号');
    expect(one.notice.value?.action).toBe('查看这笔借款');
    await list.shown();
    expect([list.unreadCount, unread.count]).toEqual([3, 3]);
    await one.toTarget();
    expect(host.addresses).toContain(`${routes.iouDetails.path}?loanNo=${loanNo}`);
  });

  it('are no one else’s', async () => {
    await borrower();
    const first = (await openList()).notices.value?.[0];
    await logIn();
    expect((await openList()).notices.value).toHaveLength(2);
    expect((await openOne(first?.id, true)).notice.value).toBeNull();
    session.clear('loggedOut');
    expect((await openList()).notices.value).toHaveLength(2);
  });
});

describe('messages of a visitor', () => {
  it('are shown, none of them new, and reading leaves no mark', async () => {
    const list = await openList();
    expect(list.notices.value).toHaveLength(2);
    expect([list.unreadCount, unread.count]).toEqual([0, 0]);
    const before = await bank.db.query('select * from notice_reads');
    await openOne('n-safe');
    expect(await bank.db.query('select * from notice_reads')).toEqual(before);
    expect((await openList()).notices.value?.every(({ isRead }) => isRead === 0)).toBe(true);
  });
});

describe('a message', () => {
  it.each([['n-none'], [undefined]])('that does not exist (%s) leads to the others', async (id) => {
    host.reset(routes.home.path, routes.messages.path, routes.messageDetail.path);
    const one = await openOne(id);
    expect(one.notice.state).toBe('ready');
    expect(one.notice.value).toBeNull();
    await one.toList();
    expect(host.addresses).toEqual([routes.home.path, routes.messages.path]);
    // After a cold link there is no list below.
    host.reset(routes.messageDetail.path);
    await one.toList();
    expect(host.addresses).toEqual([routes.messages.path]);
  });

  it('that could not be loaded offers another try, which works', async () => {
    await bank.console.faults([{ path: '/api/notice/info', fault: 'status', value: 502, times: 1 }]);
    const one = await openOne('n-cost');
    expect(one.notice.state).toBe('failed');
    expect(one.notice.failure?.traceNo).not.toBe('');
    await one.notice.load();
    expect(one.notice.value?.id).toBe('n-cost');
  });
});

it('the count of another session is dropped', async () => {
  await logIn();
  const asking = unread.load();
  session.clear('loggedOut');
  await unread.load();
  await asking;
  expect(unread.count).toBe(0);
});
