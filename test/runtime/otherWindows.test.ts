import { persisted } from '@/storage/persisted';
import { configureNavigation, routes } from '@/navigation';
import { onLogin } from '@/runtime/logins';
import { watchOtherWindows } from '@/runtime/otherWindows';
import { drafts } from '@/storage/drafts';
import { session } from '@/stores/session';
import { host } from '../app/host';
import { PERSON, Shelf } from '../app/device';
import { soon } from '../soon';

const HERE = `${routes.iouDetails.path}?loanNo=L1`;
const OTHER = { ...PERSON, custId: 'C2', custName: '李*' };

let shelf: Shelf;
let ends: (() => void)[];
let logins: string[];

beforeEach(() => {
  jest.useFakeTimers();
  shelf = new Shelf().install();
  configureNavigation({ loggedIn: () => session.loggedIn });
  session.start({ tokenCode: 'T1', userInfo: PERSON }, '13800138000');
  jest.runAllTimers();
  logins = [];
  ends = [watchOtherWindows(), onLogin(() => logins.push(session.tokenCode))];
  host.reset(routes.home.path, HERE);
});
afterEach(() => {
  ends.forEach((end) => end());
  jest.useRealTimers();
});

describe('another window of the same browser', () => {
  it('has logged out: the session ends here, and the current page is shown again to ask for a login', () => {
    const { generation } = session;
    shelf.writtenElsewhere({ tokenCode: '', uid: '', userInfo: null });
    expect([session.loggedIn, session.userInfo, session.generation]).toEqual([false, null, generation + 1]);
    expect([host.moves, host.shown]).toEqual([[], 1]);
  });

  it('has logged another person in: no page of the earlier person stays, and the data of the two are not mixed', async () => {
    shelf.writtenElsewhere({ tokenCode: 'T2', uid: 'C2', userInfo: OTHER, draftOwner: 'C2' });
    await soon(() => expect(host.moves).toEqual([`reLaunch ${routes.home.path}`]));
    expect([session.tokenCode, session.userInfo?.custId]).toEqual(['T2', 'C2']);
    drafts.keep('loan', { amount: '3000.00' });
    expect(shelf.kept).toMatchObject({ tokenCode: 'T2', uid: 'C2', draftOwner: 'C2', userInfo: OTHER });
    expect(await session.phone()).toBe('');
  });

  it('has logged the same person in again: the page is shown again, and no second login is reported', () => {
    shelf.writtenElsewhere({ tokenCode: 'T2' });
    expect([session.tokenCode, host.moves, host.shown]).toEqual(['T2', [], 1]);
    jest.runAllTimers();
    expect(logins).toEqual([]);
  });

  it('has typed on: the stored text is read here, and not overwritten', () => {
    const { generation } = session;
    const other = { ...persisted.get('drafts').loan, amount: '3000.00', savedAt: Date.now() };
    shelf.writtenElsewhere({ drafts: { ...persisted.get('drafts'), loan: other } });
    expect(drafts.get('loan').amount).toBe('3000.00');
    drafts.keep('repay', {});
    expect(shelf.kept['drafts']).toMatchObject({ loan: { amount: '3000.00' } });
    expect([session.generation, host.moves, host.shown]).toEqual([generation, [], 0]);
  });
});
