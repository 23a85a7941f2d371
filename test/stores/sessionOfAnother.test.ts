import { autorun } from 'mobx';
import { persisted } from '@/storage/persisted';
import { empty } from '@/storage/stored';
import { drafts } from '@/storage/drafts';
import { nextPage } from '@/storage/nextPage';
import { Session } from '@/stores/session';
import { DEVICE_MARK, sealedByDevice, textSeal } from '@/storage/textSeal';
import { PERSON, Shelf } from '../app/device';
import { soon } from '../soon';

const PHONE = '13800138000';
const OTHER = { ...PERSON, custId: 'C2' };

let shelf: Shelf;
let session: Session;

/** Seals by a prefix, and counts what it is asked. */
function prefixing() {
  const asked: string[] = [];
  textSeal.use({
    seal: (text) => {
      asked.push(`seal ${text}`);
      return Promise.resolve(DEVICE_MARK + text);
    },
    open: (sealed) => {
      asked.push(`open ${sealed}`);
      return Promise.resolve(sealedByDevice(sealed) ? sealed.slice(DEVICE_MARK.length) : undefined);
    },
    sealForServer: (text) => Promise.resolve(`for the server ${text}`),
  });
  return asked;
}

const kept = () => soon(() => expect(shelf.kept['phone']).toBe(`${DEVICE_MARK}${PHONE}`));

beforeEach(() => {
  shelf = new Shelf().install();
  session = new Session();
  session.clear('loggedOut');
});

describe('a login', () => {
  it('stores whose it is, and that it took place here', () => {
    expect(session.startedHere).toBe(false);
    session.start({ tokenCode: 'T1', userInfo: PERSON });
    expect(session.startedHere).toBe(true);
    expect(shelf.kept).toMatchObject({ tokenCode: 'T1', uid: 'C1', callbacksOf: 'C1', draftOwner: 'C1' });
  });

  it("of another person forgets the previous one's WeChat and partner, of the same one neither", () => {
    session.start({ tokenCode: 'T1', userInfo: PERSON });
    persisted.set({ wechatKnown: true, cancelUrl: 'https://partner.example/' });
    session.clear('expired');
    session.start({ tokenCode: 'T2', userInfo: PERSON });
    expect(shelf.kept).toMatchObject({ wechatKnown: true, cancelUrl: 'https://partner.example/' });
    session.clear('expired');
    session.start({ tokenCode: 'T3', userInfo: OTHER });
    expect(shelf.kept).toMatchObject({ wechatKnown: false, cancelUrl: '', callbacksOf: 'C2' });
  });

  it("does not show the previous person's phone to the next one", async () => {
    prefixing();
    session.start({ tokenCode: 'T1', userInfo: PERSON }, PHONE);
    await kept();
    session.start({ tokenCode: 'T2', userInfo: OTHER });
    expect([shelf.kept['phone'], await session.phone(), await session.sealedPhone()]).toEqual(['', '', '']);
  });

  it('of the same person without a number keeps the known one, unless the account has another by now', async () => {
    prefixing();
    session.start({ tokenCode: 'T1', userInfo: PERSON }, PHONE);
    session.start({ tokenCode: 'T2', userInfo: PERSON });
    await kept();
    expect(await session.phone()).toBe(PHONE);
    session.start({ tokenCode: 'T3', userInfo: { ...PERSON, phone: '139****9000' } });
    expect(await session.phone()).toBe('');
  });

  it('without a phone has nothing sealed', async () => {
    const asked = prefixing();
    session.start({ tokenCode: 'T1', userInfo: PERSON });
    await new Promise(setImmediate);
    expect(asked).toEqual([]);
  });
});

describe('a login or an end in another window', () => {
  const elsewhere = (tokenCode: string, userInfo: typeof PERSON | typeof OTHER | null, phone = '') => {
    const { generation } = session;
    persisted.set({ tokenCode, userInfo, phone });
    const who = session.follow();
    return { who, changed: session.generation !== generation };
  };

  beforeEach(() => session.start({ tokenCode: 'T1', userInfo: PERSON }, PHONE));

  it('is nothing if it is this one', () => {
    expect(elsewhere('T1', PERSON)).toEqual({ who: undefined, changed: false });
    expect(session.startedHere).toBe(true);
  });

  it('is of the same person with another token', () => {
    expect(elsewhere('T2', PERSON)).toEqual({ who: 'samePerson', changed: true });
    expect([session.tokenCode, session.startedHere]).toEqual(['T2', false]);
  });

  it('is of another person, whose phone counts from now on', async () => {
    prefixing();
    expect(elsewhere('T2', OTHER, `${DEVICE_MARK}13900139000`)).toEqual({
      who: 'anotherPerson',
      changed: true,
    });
    expect(session.userInfo?.custId).toBe('C2');
    expect(await session.phone()).toBe('13900139000');
  });

  it('that is not known here yet gets nothing of this person', async () => {
    await new Promise(setImmediate);
    prefixing();
    const other = {
      tokenCode: 'T2',
      userInfo: OTHER,
      draftOwner: 'C2',
      phone: '',
      drafts: empty.drafts,
    };
    shelf.texts.set('yunling', JSON.stringify({ ...shelf.kept, ...other }));
    session.update({ ...PERSON, isLoan: 'Y' });
    await session.learnPhone(`${DEVICE_MARK}${PHONE}`);
    drafts.keep('loan', { amount: '3000.00' });
    expect(shelf.kept).toMatchObject(other);
  });

  it('is an end', () => {
    expect(elsewhere('', null)).toEqual({ who: 'noOne', changed: true });
    expect([session.loggedIn, session.userInfo]).toEqual([false, null]);
  });

  it('is no one else for a visitor who has logged in there', () => {
    session.clear('expired');
    expect(elsewhere('T2', OTHER).who).toBe('samePerson');
  });
});

it('newer data of the person are stored, and seen by anyone who watches them', () => {
  const seen: (string | undefined)[] = [];
  const stop = autorun(() => seen.push(session.userInfo?.isLoan));
  session.start({ tokenCode: 'T1', userInfo: PERSON });
  session.update({ ...PERSON, isLoan: 'Y' });
  stop();
  expect(seen).toEqual([undefined, 'N', 'Y']);
  expect(shelf.kept['userInfo']).toMatchObject({ isLoan: 'Y' });
});

it('anyone who watches the token or the generation sees each new one', () => {
  const seen: string[] = [];
  const stop = autorun(() => seen.push(session.tokenCode));
  const generations: number[] = [];
  const stopToo = autorun(() => generations.push(session.generation));
  session.start({ tokenCode: 'T1', userInfo: PERSON });
  session.start({ tokenCode: 'T2', userInfo: PERSON });
  session.clear('expired');
  stop();
  stopToo();
  expect(seen).toEqual(['', 'T1', 'T2', '']);
  expect(new Set(generations).size).toBe(4);
});

describe('the phone', () => {
  it('is opened once for a session', async () => {
    prefixing();
    session.start({ tokenCode: 'T1', userInfo: PERSON }, PHONE);
    await kept();
    const asked = prefixing();
    const reloaded = new Session();
    expect([await reloaded.phone(), await reloaded.phone()]).toEqual([PHONE, PHONE]);
    expect(asked).toEqual([`open ${DEVICE_MARK}${PHONE}`]);
  });

  it('that was still being opened when the session ended is not kept for the next', async () => {
    prefixing();
    session.start({ tokenCode: 'T1', userInfo: PERSON }, PHONE);
    await kept();
    const reloaded = new Session();
    const opening = reloaded.phone();
    reloaded.start({ tokenCode: 'T2', userInfo: OTHER });
    await opening;
    expect(await reloaded.phone()).toBe('');
  });

  it.each(['12800138000', '1380013800', '138001380001', 'x13800138000'])('is not %s', async (text) => {
    prefixing();
    expect(await session.openPhone(`${DEVICE_MARK}${text}`)).toBe('');
  });

  it('is given out sealed: as stored, else sealed now, else not at all', async () => {
    const asked = prefixing();
    expect(await session.sealedPhone()).toBe('');
    expect(asked).toEqual([]);
    session.start({ tokenCode: 'T1', userInfo: PERSON }, PHONE);
    expect(await session.sealedPhone()).toBe(`for the server ${PHONE}`);
  });

  it('that cannot be sealed is not stored, and nothing fails', async () => {
    const fails = () => Promise.reject(new Error('no random'));
    textSeal.use({ seal: fails, sealForServer: fails, open: () => Promise.resolve('') });
    session.start({ tokenCode: 'T1', userInfo: PERSON }, PHONE);
    expect(await session.sealPhone(PHONE)).toBe('');
    await new Promise(setImmediate);
    expect(shelf.kept['phone']).toBe('');
    expect(await session.phone()).toBe(PHONE);
  });

  it('stays after the session has expired, and goes with the person', async () => {
    prefixing();
    session.start({ tokenCode: 'T1', userInfo: PERSON }, PHONE);
    await kept();
    session.clear('expired');
    expect([await session.phone(), shelf.kept['phone']]).toEqual([PHONE, `${DEVICE_MARK}${PHONE}`]);
    session.clear('loggedOut');
    expect([await session.phone(), shelf.kept['phone']]).toEqual(['', '']);
  });
});

it('a person who logs out leaves neither WeChat, nor the owner of drafts and addresses, nor where to return', () => {
  session.start({ tokenCode: 'T1', userInfo: PERSON });
  persisted.set({ wechatKnown: true });
  nextPage.set('/pages/repay/index');
  session.clear('loggedOut');
  expect(shelf.kept).toMatchObject({ wechatKnown: false, draftOwner: '', callbacksOf: '' });
  expect(nextPage.get()).toBe('');
});
