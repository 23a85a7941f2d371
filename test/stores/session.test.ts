import { autorun } from 'mobx';
import { Persisted, persisted } from '@/storage/persisted';
import { drafts } from '@/storage/drafts';
import { Session } from '@/stores/session';
import { DEVICE_MARK, textSeal } from '@/storage/textSeal';
import { PERSON, Shelf } from '../app/device';
import { sealUnder } from '../app/sealUnder';
import { soon } from '../soon';

const KEY = '0123456789abcdef';
const PHONE = '13800138000';

let shelf: Shelf;

beforeEach(() => {
  shelf = new Shelf().install();
  new Session().clear('loggedOut');
});

function loggedIn(): Session {
  const session = new Session();
  textSeal.use(sealUnder(KEY));
  session.start({ tokenCode: 'T1', userInfo: PERSON }, PHONE);
  return session;
}

/** The phone is encrypted in the background after a login. */
const kept = () => soon(() => expect(shelf.kept['phone']).not.toBe(''));

describe('session', () => {
  it('starts with a login, notifies its observers, and is there after a reload', () => {
    const session = new Session();
    const seen: boolean[] = [];
    autorun(() => seen.push(session.loggedIn));
    session.start({ tokenCode: 'T1', userInfo: PERSON }, PHONE);
    expect(seen).toEqual([false, true]);
    const reloaded = new Session();
    expect([reloaded.tokenCode, reloaded.userInfo]).toEqual(['T1', { ...PERSON, custName: '张*' }]);
    expect(JSON.stringify(shelf.kept)).not.toContain('张三');
  });

  it('stores no whole name, and masks the one that an older build has left', () => {
    persisted.set({ tokenCode: 'T1' });
    shelf.writtenElsewhere({ tokenCode: 'T1', userInfo: PERSON });
    expect(new Persisted().get('userInfo')?.custName).toBe('张*');
    new Session().update(PERSON);
    expect(JSON.stringify(shelf.kept)).not.toContain('张三');
  });

  it('stores the phone encrypted only, and decrypts it after a reload', async () => {
    expect(await loggedIn().phone()).toBe(PHONE);
    await kept();
    expect(JSON.stringify(shelf.kept)).not.toContain(PHONE);
    const reloaded = new Session();
    textSeal.use(sealUnder(KEY));
    expect(await reloaded.phone()).toBe(PHONE);
  });

  it('shows the masked phone when the person has typed none, also after a reload', async () => {
    const session = new Session();
    session.start({ tokenCode: 'T1', userInfo: PERSON });
    expect([await session.phone(), await session.shownPhone()]).toEqual(['', PERSON.phone]);
    expect(await new Session().shownPhone()).toBe(PERSON.phone);
    session.clear('loggedOut');
    expect(await session.shownPhone()).toBe('');
    expect(await loggedIn().shownPhone()).toBe(PHONE);
  });

  it('cannot read a phone that was sealed under another key', async () => {
    loggedIn();
    await kept();
    const reloaded = new Session();
    textSeal.use(sealUnder('another-key-1234'));
    expect(await reloaded.phone()).toBe('');
  });

  it('seals again under the key of the device what an older build has sealed, once it is read', async () => {
    loggedIn();
    await kept();
    const older = String(shelf.kept['phone']);
    textSeal.use({ ...sealUnder(KEY), seal: (phone) => Promise.resolve(`${DEVICE_MARK}${phone.length}`) });
    expect(await new Session().phone()).toBe(PHONE);
    await soon(() => expect(shelf.kept['phone']).toBe(`${DEVICE_MARK}11`));
    expect(older.startsWith(DEVICE_MARK)).toBe(false);
  });

  it('does not bring back the phone of an older build after a logout in the meantime', async () => {
    loggedIn();
    await kept();
    let finish: (sealed: string) => void = () => undefined;
    textSeal.use({ ...sealUnder(KEY), seal: () => new Promise((resolve) => (finish = resolve)) });
    const reloaded = new Session();
    await reloaded.phone();
    reloaded.clear('loggedOut');
    finish('d1.sealed');
    await new Promise(setImmediate);
    expect(shelf.kept['phone']).toBe('');
  });

  it('gives every login and every end a new generation', () => {
    const session = loggedIn();
    const generations = [session.generation];
    session.clear('expired');
    generations.push(session.generation);
    session.start({ tokenCode: 'T2', userInfo: PERSON }, PHONE);
    generations.push(session.generation);
    expect(new Set(generations).size).toBe(3);
  });

  it('keeps drafts and return address when it expires, for the same person', () => {
    const session = loggedIn();
    drafts.keep('loan', { amount: '5000.00' });
    persisted.set({ loginNextPage: '/pages/loanV2/view/index' });
    session.clear('expired');
    expect(shelf.kept).toMatchObject({ tokenCode: '', uid: '', userInfo: null });
    expect(persisted.get('loginNextPage')).toBe('/pages/loanV2/view/index');
    session.start({ tokenCode: 'T2', userInfo: PERSON }, PHONE);
    expect(drafts.get('loan').amount).toBe('5000.00');
    session.clear('expired');
    session.start({ tokenCode: 'T3', userInfo: { ...PERSON, custId: 'C2' } }, '13900139000');
    expect(drafts.get('loan').amount).toBe('');
  });

  it('leaves no data of the person when they log out', async () => {
    const session = loggedIn();
    drafts.keep('credit', { bizToken: 'B-of-the-person' });
    persisted.set({ platform: '2-4-0' });
    await kept();
    session.clear('loggedOut');
    const left = JSON.stringify(shelf.kept);
    expect(['T1', 'C1', '张三', 'B-of-the-person'].filter((word) => left.includes(word))).toEqual([]);
    expect(shelf.kept['phone']).toBe('');
    expect(await session.phone()).toBe('');
    expect(persisted.get('platform')).toBe('2-4-0');
  });

  it('does not store the phone of a login that has ended in the meantime', async () => {
    const session = new Session();
    let finish: (sealed: string) => void = () => undefined;
    textSeal.use({
      ...sealUnder(KEY),
      seal: () => new Promise((resolve) => (finish = resolve)),
    });
    session.start({ tokenCode: 'T1', userInfo: PERSON }, PHONE);
    session.clear('loggedOut');
    finish('sealed');
    // Every follow-up effect has happened by the next turn.
    await new Promise(setImmediate);
    expect(shelf.kept['phone']).toBe('');
  });
});
