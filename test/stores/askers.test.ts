import { CreditFlow } from '@/features/creditFlow';
import { countUnreadNotices, fetchAllNotices, fetchHomeNotices } from '@/features/notices/notices';
import { fetchPositions, forgetPositions } from '@/features/positions';
import { fetchRateRange } from '@/features/rateRange';
import { MessageModel } from '@/pages/message/detail/index.model';
import { session } from '@/stores/session';
import { textSeal } from '@/storage/textSeal';
import { openPhone } from '@/wire';
import { makeWorld, ok, type Seen, type World } from '../request/world';
import { Shelf } from '../app/device';
import { sealUnder } from '../app/sealUnder';

const PHONE = '13800138000';
const KEY = '0123456789abcdef';
const userInfo = {
  custId: 'c1',
  phone: '138****8000',
  custName: '王芳',
  idNo: '',
  certCode: '',
  sex: 'F',
  isCredit: 'Y',
  isLoan: 'N',
} as const;
const notice = { id: 'n1', title: '', summary: '', publishedAt: '', isRead: 1, body: '' };
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/notice/list': { list: [], total: 0 },
  '/api/notice/personal/list': { list: [] },
  '/api/notice/info': notice,
  '/api/notice/existenceUnread': { existence: 'N', unread: 0 },
  '/api/operation/list': { md5: '', positionDtoList: [] },
};
const OURS: Readonly<Record<string, unknown>> = {
  '/applfront/rate/market/rateRange': { isShow: 'Y', min: '7.20', max: '24.00' },
  '/applfront/credit/queryCreditConf': { creditConfSeq: 's', creditGrantingProcess: [] },
};

let world: World;
beforeEach(() => {
  new Shelf().install();
  forgetPositions();
  session.clear('loggedOut');
  const { sealForServer } = sealUnder(KEY);
  // Stored under the device's own key, which no server has.
  textSeal.use({ ...sealUnder('a-device-has-one'), sealForServer });
  world = makeWorld(({ path }) =>
    path in ANSWERS ? { envelope: { code: 200, data: ANSWERS[path] } } : ok(OURS[path]),
  );
});

const logIn = () => session.start({ tokenCode: 't-1', userInfo }, PHONE);
const last = (): Seen => {
  const seen = world.seen[world.seen.length - 1];
  if (seen === undefined) throw new Error('nothing was asked');
  return seen;
};
const NOTICES = { pageNum: '1', pageSize: '999', plateform: '1-1-8', minVersion: '226' };
const POSITIONS = { page: '01', loanType: 'YQDC001', minVersion: '226', channel: '1-1-8' };

describe('a visitor', () => {
  it('requests the first page of 999 notices, without an identity', async () => {
    await fetchHomeNotices();
    expect(last().params).toEqual({ ...NOTICES, isHome: 'Y', appUserId: '', phone: '' });
    await fetchAllNotices();
    expect(last().params).toEqual({ ...NOTICES, isHome: 'N', appUserId: '', phone: '' });
  });

  it('has neither phone nor session to send', async () => {
    await fetchPositions('01');
    expect(last().params).toEqual({ ...POSITIONS, loginState: '0' });
    await fetchRateRange();
    expect(last().params).toEqual({ platefrom: '1-1-8', tokenCode: '' });
  });
});

describe('a logged-in person', () => {
  beforeEach(logIn);

  it.each([
    ['notices of home', fetchHomeNotices],
    ['all notices', fetchAllNotices],
    ['what is unread', countUnreadNotices],
    ['one notice', () => new MessageModel(new Map([['id', 'n1']])).load()],
  ])('requests %s with the phone encrypted: addresses are logged on their way', async (_what, ask) => {
    await ask();
    // A person's own messages are asked for by the session alone.
    const { params, url } = world.seen.find((one) => !one.url.includes('/personal/')) ?? last();
    expect(params).toMatchObject({ appUserId: 'c1', plateform: '1-1-8' });
    expect(openPhone(String(params['phone']), KEY)).toBe(PHONE);
    expect(decodeURIComponent(url)).not.toContain(PHONE);
  });

  it('requests positions and rates with phone and session, sealed', async () => {
    await fetchPositions('01');
    expect(last()).toMatchObject({ verb: 'POST', url: expect.stringMatching(/\/api\/operation\/list$/) });
    expect(last().sessionKey).toHaveLength(16);
    expect(last().params).toEqual({ ...POSITIONS, loginState: '1', tokenCode: 't-1', phone: PHONE });
    await fetchRateRange();
    expect(last().params).toEqual({ platefrom: '1-1-8', tokenCode: 't-1' });
  });

  it.each(['Y', 'N'] as const)('requests the steps of the flow; credit already: %s', async (isCredit) => {
    session.update({ ...userInfo, isCredit });
    await new CreditFlow().load();
    expect(last().params).toMatchObject({
      tokenCode: 't-1',
      publish: 'H5',
      step: 'appl',
      creditFlag: isCredit,
    });
  });
});
