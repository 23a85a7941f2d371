import type { SensitiveAction } from '@/contract/codes';
import { documentCalls } from '@/contract/document';
import { identityCalls } from '@/contract/identity';
import { logOffCalls } from '@/contract/logOff';
import { checks } from '@/features/identityCheck';
import { routes } from '@/navigation';
import { VerifyUserModel } from '@/pages/bussiness/verifyUser/CFCVerifyUser.model';
import { FaceEndPageModel } from '@/pages/face/faceEndPage.model';
import { ApplyLogoutModel } from '@/pages/user/my/applyLogout.model';
import { call } from '@/request';
import { drafts } from '@/storage/drafts';
import { hostOffers } from '@/stores/offers';
import { host } from '../../app/host';
import { pickUp, startApp } from '../../app/phone';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';

const action: SensitiveAction = 'cancelAccount';
let bank: Bank;
let person: TestPerson;

beforeAll(async () => {
  bank = await startGateway({ network: true, people: true, settings: { profile: 'spec' } });
  startApp(bank);
  person = await bank.credited();
  await pickUp(person);
  host.reset(routes.home.path, routes.verifyUser.path);
});
afterAll(async () => {
  hostOffers.forget();
  await bank.close();
});

/** The person goes to the face page, passes there, and comes back to its end. */
async function passFace(): Promise<void> {
  await call(documentCalls.updateAppContractRecord, { scene: 'face', templateIds: ['face'] });
  const nonce = 'nonce-of-this-device';
  const { bizToken } = await call(identityCalls.getH5Token, { scene: 'check', terminal: 'h5', nonce });
  drafts.keep('face', { scene: 'check', action, faceNonce: nonce, bizToken });
  await person.world.send({
    method: 'POST',
    url: '/sandbox/face/decide',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: bizToken, outcome: 'passed' }).toString(),
  });
  await new FaceEndPageModel(new Map()).load();
}

it('on a host that knows only the spec an account is cancelled by logOff, after a face check', async () => {
  const conditions = new ApplyLogoutModel();
  await conditions.load();
  expect(conditions.state.value).toMatchObject({ days: null, keptYears: null, conditions: [] });

  const check = new VerifyUserModel(new Map([['action', action]]));
  await check.load();
  expect([check.methods, check.method]).toEqual([['face'], 'face']);
  await check.toFace();
  await passFace();
  await check.shown();

  const checkToken = checks.take(action);
  const left = await call(logOffCalls.logOff, { checkToken: checkToken ?? '', reason: 'unused', note: '' });
  expect(left.dueOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
