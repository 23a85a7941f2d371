import type { SensitiveAction } from '@/contract/codes';
import { bindQuickly } from '../../../gateway/console/person';
import { addProof } from '../../../gateway/queries/passwordProofs';
import { customerByPhone } from '../../../gateway/queries/customers';
import { hashToken, newKey } from '../../../gateway/secrets';
import type { TestPerson } from '../harness';
import { readBack, readFront } from '../steps';
import { picture } from '../transfers';
import { row, type Row, type Scene } from './row';
import { cardId, checkToken } from './things';

const NEW_PASSWORD = '739154';
/** Phones that no one in the test has. */
const NEW_PHONE = '13377770001';

const newExport = async (who: TestPerson, scene: Scene): Promise<string> =>
  (await who.must('dataExportAsk', { checkToken: await checkToken(who, 'exportData', scene) })).exportNo;

const checked = (action: SensitiveAction) => ({
  make: (owner: TestPerson, scene: Scene) => checkToken(owner, action, scene),
});

async function resetToken(owner: TestPerson, { bank }: Scene): Promise<string> {
  const [token, customer] = [newKey(), await customerByPhone(bank.db, owner.phone)];
  const expiresAt = new Date((await bank.console.now()).getTime() + 60_000);
  const tokenHash = hashToken(owner.client.tokenCode);
  const proof = { customerId: customer?.id ?? 0, tokenHash, pswToken: token, purpose: 'reset' } as const;
  await addProof(bank.db, { ...proof, expiresAt });
  return token;
}

async function opensFace(owner: TestPerson): Promise<string> {
  return (await owner.must('getH5Token', { scene: 'check', terminal: 'h5', nonce: 'nonce-1' })).bizToken;
}

async function opensSigning(owner: TestPerson, { bank }: Scene): Promise<string> {
  await bank.console.advanceMinutes(2);
  const request = { cardId: await cardId(owner), agreements: ['bank-card'] };
  return (await owner.must('renewBankCardSign', request)).signSeq;
}

/** The nonce of a binding: with both, another person is still another person. */
const nonceOf = new Map<string, string>();

async function opensBinding(owner: TestPerson): Promise<string> {
  const request = { bankCode: 'CCB', terminal: 'h5' as const, agreements: ['bank-card'] };
  const { bindSeq, nonce } = await owner.must('getSkipBankUrl', request);
  nonceOf.set(bindSeq, nonce);
  return bindSeq;
}

/** A second session of the person. */
async function deviceKey(owner: TestPerson, { bank }: Scene): Promise<string> {
  await bank.db.query(
    `insert into sessions (token_hash, customer_id, created_at, expires_at, device)
     select encode(sha256('another-device'), 'hex'), id, now(), now() + interval '400 days', 'iPhone · 微信'
     from customers where phone = $1 on conflict do nothing`,
    [owner.phone],
  );
  const { devices } = await owner.must('securityState', {});
  return devices.find(({ here }) => !here)?.deviceKey ?? '';
}

async function secondCard(who: TestPerson): Promise<string> {
  const cards = async () => (await who.must('queryBankList', {})).list;
  if ((await cards()).length < 2) await bindQuickly(who, 'CCB');
  return (await cards())[1]?.cardId ?? '';
}

const ownCard = { make: cardId };
const front = (who: TestPerson) => readFront(who);
const back = (who: TestPerson) => readBack(who, '2021-03-07', '2041-03-07');
const renewal = async (change: object, who: TestPerson, scene: Scene) => ({
  frontImageId: await front(who),
  backImageId: await back(who),
  checkToken: await checkToken(who, 'renewIdCard', scene),
  ...change,
});

/** Identity, cards and security. */
export const personRows: readonly Row[] = [
  row('verifyPicVCode', 'picId', {
    make: async (owner) => (await owner.must('generatePicVCode', { phone: owner.phone })).picId,
    ask: (picId, who) => ({ phone: who.phone, picId, picCode: '0000' }),
  }),
  row('ocrVerify', 'imageId', {
    make: front,
    ask: (imageId, who) => ({ side: 'front', imageId, name: who.facts.name, idNo: who.facts.idNo }),
  }),
  row('getAuthResult', 'bizToken', { make: opensFace, ask: (bizToken) => ({ bizToken, nonce: 'nonce-1' }) }),
  row('confirmBankCardSign', 'signSeq', {
    make: opensSigning,
    ask: (signSeq) => ({ signSeq, code: '000000' }),
  }),
  row('addBankCard', 'signSeq', {
    make: async (owner, scene) => {
      const signSeq = await opensSigning(owner, scene);
      await owner.must('confirmBankCardSign', {
        signSeq,
        code: await scene.bank.console.codeOf(owner.phone),
      });
      return signSeq;
    },
    ask: (signSeq) => ({ signSeq }),
  }),
  row('qryBindCardResult', 'bindSeq', {
    make: opensBinding,
    ask: (bindSeq) => ({ bindSeq, nonce: nonceOf.get(bindSeq) ?? 'none' }),
  }),
  row('queryBindCardInfo', 'cardId', { ...ownCard, ask: (cardId) => ({ cardId }) }),
  row('isBankCardSecSign', 'cardId', { ...ownCard, ask: (cardId) => ({ cardId }) }),
  row('renewBankCardSign', 'cardId', {
    ...ownCard,
    ask: (cardId) => ({ cardId, agreements: ['bank-card'] }),
  }),
  row('uploadBankProtocol', 'cardId', {
    ...ownCard,
    ask: (cardId) => ({ cardId }),
    pictures: () => [picture()],
  }),
  row('setDefaultCard', 'cardId', { ...ownCard, ask: (cardId) => ({ cardId }) }),
  row('changeRepayCard', 'fromCardId', {
    ...ownCard,
    ask: async (fromCardId, who) => ({ fromCardId, toCardId: await secondCard(who) }),
    quiet: 'no own loan is paid from it: none is moved',
  }),
  row('changeRepayCard', 'toCardId', {
    ...ownCard,
    ask: async (toCardId, who) => ({ fromCardId: await cardId(who), toCardId }),
  }),
  row('unbindCard', 'cardId', {
    make: secondCard,
    ask: async (cardId, who, scene) => ({ cardId, checkToken: await checkToken(who, 'unbindCard', scene) }),
  }),
  row('unbindCard', 'checkToken', {
    ...checked('unbindCard'),
    ask: async (checkToken, who) => ({ cardId: await secondCard(who), checkToken }),
  }),
  row('renewIdCard', 'frontImageId', {
    make: front,
    ask: (frontImageId, who, scene) => renewal({ frontImageId }, who, scene),
  }),
  row('renewIdCard', 'backImageId', {
    make: back,
    ask: (backImageId, who, scene) => renewal({ backImageId }, who, scene),
  }),
  row('renewIdCard', 'checkToken', {
    ...checked('renewIdCard'),
    ask: (checkToken, who, scene) => renewal({ checkToken }, who, scene),
  }),
  row('passwordReset', 'resetToken', {
    make: resetToken,
    ask: (token) => ({ resetToken: token, password: NEW_PASSWORD }),
  }),
  row('passwordreset', 'resetToken', {
    make: resetToken,
    ask: (token) => ({ resetToken: token, password: '804213' }),
  }),
  row('endDevice', 'deviceKey', { make: deviceKey, ask: (deviceKey) => ({ deviceKey }) }),
  row('showUserInfo', 'checkToken', { ...checked('showPerson'), ask: (checkToken) => ({ checkToken }) }),
  row('editUserInfo', 'checkToken', {
    ...checked('editPerson'),
    ask: (checkToken) => ({ checkToken, address: '样本省样本市样本街2号3幢401室' }),
  }),
  row('dataExportAsk', 'checkToken', { ...checked('exportData'), ask: (checkToken) => ({ checkToken }) }),
  row('dataExportLink', 'exportNo', {
    make: newExport,
    ask: (exportNo) => ({ exportNo, format: 'json' }),
  }),
  row('dataExportLink', 'checkToken', {
    ...checked('takeExport'),
    ask: async (checkToken, who, scene) => {
      const { list } = await who.must('dataExportList', {});
      const exportNo = list[0]?.exportNo ?? (await newExport(who, scene));
      // The check that it was made with is over.
      await scene.bank.db.query('update data_exports set open_until = asked_at where export_no = $1', [
        exportNo,
      ]);
      return { exportNo, format: 'json', checkToken };
    },
  }),
  row('thawBorrowing', 'checkToken', { ...checked('thawBorrowing'), ask: (checkToken) => ({ checkToken }) }),
  row('phoneSendCode', 'checkToken', {
    ...checked('changePhone'),
    ask: (checkToken) => ({ newPhone: NEW_PHONE, checkToken }),
  }),
  row('phoneChange', 'checkToken', {
    ...checked('changePhone'),
    ask: (checkToken) => ({ newPhone: '13377770002', code: '000000', checkToken }),
  }),
  row('logOff', 'checkToken', {
    ...checked('cancelAccount'),
    debtless: true,
    ask: (checkToken) => ({ checkToken, reason: 'unused', note: '' }),
  }),
];
