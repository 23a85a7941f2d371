import { afterLogin } from '@/features/login/afterLogin';
import { persisted } from '@/storage/persisted';
import { routes } from '@/navigation';
import { leaveFlow } from '@/pages/creditV2/parts/leaveFlow';
import { drafts } from '@/storage/drafts';
import { session } from '@/stores/session';
import type { TestPerson } from '../../gateway/harness';
import { host } from '../../app/host';
import { identify, top, useStage, whitelist } from '../../app/login';

const stage = useStage(8300);
const CARDS = routes.bankCards.path;

async function comeIn(person: TestPerson, way: Parameters<typeof afterLogin>[2] = {}): Promise<void> {
  const userInfo = await person.must('getUserInfoByPhone', { stageType: '1' });
  await afterLogin({ tokenCode: person.client.tokenCode, userInfo }, person.phone, way);
}

/** Opens the login page above the home page, with this page waiting. */
function waitFor(address: string): void {
  persisted.set({ loginNextPage: address });
  host.reset(routes.home.path, routes.login.path);
}

describe('after a login', () => {
  it('a new user applies, and the application replaces the login page', async () => {
    const person = await stage.bank.register(stage.nextPhone());
    waitFor('');
    await comeIn(person);
    expect(host.addresses).toEqual([routes.home.path, `${routes.creditFront.path}?begin=Y`]);
    expect(drafts.get('credit').callbackUrl).toBe('');
  });

  it('after the application, a new user gets to the page that was waiting', async () => {
    const person = await stage.bank.register(stage.nextPhone());
    waitFor(`${CARDS}?from=push`);
    await comeIn(person);
    expect(top()).toBe(`${routes.creditFront.path}?begin=Y`);
    expect(drafts.get('credit').callbackUrl).toBe(`${CARDS}?from=push`);
    expect(persisted.get('loginNextPage')).toBe('');
  });

  it('a new user on the way into the application gets to that page of it', async () => {
    const person = await stage.bank.register(stage.nextPhone());
    waitFor(`${routes.creditFront.path}?scene=a`);
    await comeIn(person);
    expect(host.addresses).toEqual([routes.home.path, `${routes.creditFront.path}?scene=a`]);
  });

  it('a known person gets to the page that was waiting', async () => {
    const person = await stage.bank.register(stage.nextPhone());
    await identify(stage.bank, person);
    waitFor(`${CARDS}?from=push`);
    await comeIn(person);
    expect(host.addresses).toEqual([routes.home.path, `${CARDS}?from=push`]);
    expect(session.userInfo?.idNo).toMatch(/^\d\*{16}[\dX]$/);
  });

  describe('by a link with a callbackUrl', () => {
    const callbackUrl = `${routes.messages.path}?from=partner`;

    it('to the login itself, a known person ends there, once', async () => {
      const person = await stage.bank.register(stage.nextPhone());
      await identify(stage.bank, person);
      for (const end of [callbackUrl, routes.home.path]) {
        waitFor('');
        if (end === callbackUrl) persisted.set({ callbackUrl });
        await comeIn(person);
        expect(top()).toBe(end);
        session.clear('expired');
      }
    });

    it('a new user applies, and ends there after the application', async () => {
      const person = await stage.bank.register(stage.nextPhone());
      waitFor('');
      persisted.set({ callbackUrl });
      await comeIn(person);
      expect([top(), drafts.get('credit').callbackUrl]).toEqual([
        `${routes.creditFront.path}?begin=Y`,
        callbackUrl,
      ]);
      await leaveFlow('credit', drafts.get('credit').callbackUrl);
      expect(top()).toBe(callbackUrl);
    });

    it('a waiting page comes first, and the address is kept for the end of the loan', async () => {
      const person = await stage.bank.register(stage.nextPhone());
      await identify(stage.bank, person);
      waitFor(CARDS);
      persisted.set({ callbackUrl });
      await comeIn(person);
      expect([top(), persisted.get('callbackUrl')]).toEqual([CARDS, callbackUrl]);
    });
  });

  it('no page of several ways to log in stays', async () => {
    const person = await stage.bank.register(stage.nextPhone());
    await identify(stage.bank, person);
    persisted.set({ loginNextPage: CARDS });
    host.reset(CARDS, routes.login.path, routes.enterpriseLogin.path);
    await comeIn(person);
    expect(host.addresses).toEqual([CARDS]);
  });

  it('a whitelist customer goes home, whatever was waiting', async () => {
    const person = await stage.bank.register(stage.nextPhone());
    await whitelist(stage.bank, person.phone);
    waitFor(CARDS);
    await comeIn(person, { landing: 'settings' });
    expect(host.addresses).toEqual([routes.home.path]);
    expect(persisted.get('loginNextPage')).toBe('');
  });

  it('a whitelist customer goes home also when continuing an ended session, and its drafts stay', async () => {
    const person = await stage.bank.register(stage.nextPhone());
    await comeIn(person);
    await whitelist(stage.bank, person.phone);
    drafts.keep('loan', { loanSeq: 'S1' });
    session.clear('expired');
    waitFor(CARDS);
    await comeIn(person);
    expect(host.addresses).toEqual([routes.home.path]);
    expect([drafts.get('loan').loanSeq, persisted.get('loginNextPage')]).toEqual(['S1', '']);
  });

  it('any other person continuing an ended session goes on where it ended, also as a new user', async () => {
    const person = await stage.bank.register(stage.nextPhone());
    await comeIn(person);
    drafts.keep('loan', { loanSeq: 'S1' });
    session.clear('expired');
    waitFor(CARDS);
    await comeIn(person);
    expect(top()).toBe(CARDS);
    expect(drafts.get('loan').loanSeq).toBe('S1');
  });

  it.each([
    ['nothing', '', routes.settings.path],
    ['a tab', routes.user.path, routes.settings.path],
  ])('a login page with its own landing leads there when %s waits', async (_what, next, landing) => {
    const person = await stage.bank.register(stage.nextPhone());
    waitFor(next);
    await comeIn(person, { landing: 'settings' });
    expect(top()).toBe(landing);
  });

  it('goes on without the missing answers', async () => {
    const person = await stage.bank.register(stage.nextPhone());
    await stage.bank.console.faults(
      ['/loan/apply/queryZdList', '/loan/user/getUserInfoByPhone'].map((path) => ({
        path,
        fault: 'status',
        value: '502',
      })),
    );
    const userInfo = { ...(await infoOf(person)), idNo: '' };
    waitFor(CARDS);
    await afterLogin({ tokenCode: person.client.tokenCode, userInfo }, person.phone);
    await stage.bank.console.clearFaults();
    expect(top()).toBe(CARDS);
    expect(stage.seen.toasts).toEqual([]);
  });
});

const infoOf = async (person: TestPerson) => ({
  custId: `C-${person.phone}`,
  phone: '138****8000',
  custName: '',
  idNo: '',
  certCode: '',
  sex: '' as const,
  isCredit: 'N' as const,
  isLoan: 'N' as const,
});
