import { calls, type CallDefinition, type CallName } from '@/contract';
import { documentRefusals } from '@/contract/document';
import { generalRefusals } from '@/contract/refusals';
import { identityCheckRefusals } from '@/contract/identityCheck';
import { passwordRefusals } from '@/contract/password';
import { recoveryRefusals } from '@/contract/recovery';
import { homeStatusRefusals } from '@/contract/homeStatus';
import { dearWorks } from '../../gateway/dear';
import { Refused, startGateway, type Bank, type TestPerson } from './harness';
import { frontPicture, phones } from './steps';

/** What costs much (PDFs, pictures, slow hashes) is done for no one who may not have it done. */

let bank: Bank;
let person: TestPerson;
const phone = phones(73_000);
beforeAll(async () => {
  bank = await startGateway({ people: true });
  person = await bank.credited();
});
afterAll(() => bank.close());

const begun = () => Object.fromEntries(dearWorks().map(({ kind, begun: works }) => [kind, works]));
const MADE_UP = 'a'.repeat(43);
const PICTURE = frontPicture('欧阳云山', '110101199003077758');

/** Calls that name what somebody may have done, and the code for who made the name up. */
const NAMED: readonly [CallName, object, string][] = [
  ['dataExportAsk', { checkToken: MADE_UP }, identityCheckRefusals.checkMissing],
  ['passwordReset', { resetToken: MADE_UP, password: '907143' }, passwordRefusals.checkSpent],
  ['passwordreset', { resetToken: MADE_UP, password: '907143' }, passwordRefusals.checkSpent],
  ['contractPages', { fileId: MADE_UP }, documentRefusals.contractUnknown],
  ['contractDownload', { fileId: MADE_UP }, documentRefusals.contractUnknown],
  ['getBase64Context', { fileId: MADE_UP }, homeStatusRefusals.fileUnknown],
  ['recoveryIdCard', { ticket: MADE_UP, side: 'front', agreement: 'id-card' }, recoveryRefusals.recoveryOver],
];

it.each(NAMED)('%s does nothing dear for a made-up token', async (name, request, code) => {
  const before = begun();
  const files = (calls[name] as CallDefinition).files === undefined ? [] : [PICTURE];
  const answer = await person.call(name, request, files);
  expect(answer instanceof Refused && answer.code).toBe(code);
  expect(begun()).toEqual(before);
});

it.each(Object.keys(calls).filter((name) => calls[name as CallName].auth === 'member') as CallName[])(
  '%s does nothing dear for a made-up session',
  async (name) => {
    const stranger = bank.person(phone());
    stranger.client.tokenCode = MADE_UP;
    const before = begun();
    const files = (calls[name] as CallDefinition).files === undefined ? [] : [PICTURE];
    const answer = await stranger.call(name, {}, files);
    expect(answer instanceof Refused && answer.code).toBe(generalRefusals.sessionOver);
    expect(begun()).toEqual(before);
  },
);

it.each([`/files/${MADE_UP}`, `/files/${MADE_UP}/pages/1?width=750`, `/exports/${MADE_UP}`])(
  '%s draws nothing for a made-up ticket',
  async (url) => {
    const before = begun();
    expect((await bank.app.inject(url)).statusCode).toBe(404);
    expect(begun()).toEqual(before);
  },
);

it('is counted when it is done, so that the rows above can fail', async () => {
  const before = begun();
  await person.must('verifyPsw', { password: person.facts.tradePassword, purpose: 'loan' });
  await person.must('dataExportAsk', { checkToken: await person.check('exportData') });
  expect(begun()).toEqual({ ...before, hash: (before['hash'] ?? 0) + 1, paper: (before['paper'] ?? 0) + 1 });
});
