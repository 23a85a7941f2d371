import { startGateway, type Bank } from './harness';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const HOUR_MS = 3_600_000;
const notices = {
  pageNum: '1',
  pageSize: '999',
  plateform: 'H5',
  appUserId: '',
  minVersion: '226',
  phone: '',
};

describe('notices', () => {
  it('are dated by their age on the product clock, newest first, unread for a visitor', async () => {
    const visitor = bank.person('13500000001');
    const first = await visitor.must('noticeList', notices);
    expect(first.total).toBe(2);
    expect(first.list.map(({ id, isRead }) => [id, isRead])).toEqual([
      ['n-safe', 0],
      ['n-cost', 0],
    ]);
    await bank.console.advanceDays(10);
    const hourOf = (time: Date) => Math.floor(time.getTime() / HOUR_MS);
    const before = hourOf(await bank.console.now());
    const later = await visitor.must('noticeList', notices);
    const after = hourOf(await bank.console.now());
    // The hour may change in between.
    expect([before, after].map((hour) => [hour - 20, hour - 72])).toContainEqual(
      later.list.map(({ publishedAt }) => hourOf(new Date(publishedAt))),
    );
  });

  it.each([
    ['1', '1', ['n-safe']],
    ['2', '1', ['n-cost']],
    ['3', '1', []],
    ['0', '999', ['n-safe', 'n-cost']],
    ['9'.repeat(40), '9'.repeat(40), []],
  ])('page %s of size %s', async (pageNum, pageSize, ids) => {
    const page = await bank.person('13500000001').must('noticeList', { ...notices, pageNum, pageSize });
    expect([page.list.map(({ id }) => id), page.total]).toEqual([ids, 2]);
  });

  it('are read for their reader, and for no one else', async () => {
    const reader = await bank.register('13500000002');
    const { custId } = await reader.must('getUserInfoByPhone', { stageType: '1' });
    await bank.db.query(
      `insert into notice_reads (notice_id, customer_id) select 'n-cost', id from customers where cust_no = $1`,
      [custId],
    );
    const own = await reader.must('noticeList', { ...notices, appUserId: custId });
    expect(own.list.map(({ isRead }) => isRead)).toEqual([0, 1]);
    const other = await reader.must('noticeList', { ...notices, appUserId: 'somebody' });
    expect(other.list.map(({ isRead }) => isRead)).toEqual([0, 0]);
  });
});

describe('operation positions', () => {
  const query = { loginState: '0', loanType: 'YQDC001', minVersion: '226', channel: '1-1-8' } as const;

  it.each([
    ['01', ['5', '3', '3', '2', '1']],
    ['02', ['4', '3', '2', '1']],
    ['03', ['6', '3']],
  ] as const)(
    'of page %s have the templates %j, including switched-off ones that the client leaves out',
    async (page, templates) => {
      const { positionDtoList, md5 } = await bank
        .person('13500000001')
        .must('operationList', { ...query, page });
      expect(positionDtoList.map(({ template }) => template)).toEqual(templates);
      expect(positionDtoList.every((position) => position.page === page)).toBe(true);
      expect(md5).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  it('are not sent again to a client that has them', async () => {
    const visitor = bank.person('13500000001');
    const { md5, positionDtoList } = await visitor.must('operationList', { ...query, page: '02' });
    expect(positionDtoList.length).toBeGreaterThan(0);
    expect(await visitor.must('operationList', { ...query, page: '02', md5 })).toEqual({
      md5,
      positionDtoList: [],
    });
    const stale = await visitor.must('operationList', { ...query, page: '02', md5: '0'.repeat(32) });
    expect(stale).toEqual({ md5, positionDtoList });
  });

  it('have a fingerprint that changes only when the content changes', async () => {
    const visitor = bank.person('13500000001');
    const ask = async () => (await visitor.must('operationList', { ...query, page: '03' })).md5;
    const before = await ask();
    expect(await ask()).toBe(before);
    await bank.db.query(`update positions set is_show = 'false' where page = '03'`);
    expect(await ask()).not.toBe(before);
  });
});

it('lists the services grid in its order', async () => {
  const { list } = await bank
    .person('13500000001')
    .must('functionalAreaList', { loanType: 'YQDC001', minVersion: '226' });
  expect(list.map(({ name }) => name)).toEqual(['优惠券', '结清证明', '借还记录', '全部服务']);
});

describe('coupons', () => {
  it('are counted and listed by state: fresh, spent, expired', async () => {
    const person = await bank.person('13500000003').becomeCredited();
    expect(await person.must('queryCouponNode', { node: '1,2' })).toEqual({
      availableNum: 1,
      tripartiteAvailableNum: 0,
    });
    const { list } = await person.must('queryCoupon', { state: 'available' });
    expect(list).toMatchObject([{ value: '50.00', minAmount: '1000.00' }]);
    await bank.db.query(
      `insert into coupons (coupon_id, customer_id, name, value, min_amount, expires_on, rule, used_at)
       select 'spent', id, '已用', 100, 0, date '2099-01-01', '', now() from customers where phone = $1`,
      [person.phone],
    );
    const ids = async (state: 'available' | 'used' | 'expired') =>
      (await person.must('queryCoupon', { state })).list.map(({ couponId }) => couponId);
    const welcome = list[0]?.couponId;
    expect([await ids('available'), await ids('used'), await ids('expired')]).toEqual([
      [welcome],
      ['spent'],
      [],
    ]);
    await bank.console.advanceDays(31);
    expect([await ids('available'), await ids('used'), await ids('expired')]).toEqual([
      [],
      ['spent'],
      [welcome],
    ]);
  });

  it('of another person are never shown', async () => {
    const stranger = await bank.register('13500000004');
    expect(await stranger.must('queryCoupon', { state: 'used' })).toEqual({ list: [] });
  });
});
