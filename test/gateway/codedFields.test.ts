import { randomUUID } from 'node:crypto';
import { startGateway, type Bank, type TestPerson } from './harness';

/** A spreadsheet that opened an export would run it. No one can choose it in the app. */
const NO_CODE = '=HYPERLINK(1)';
const WISH = { amount: '3000.00', term: 6, method: 'equal-instalment' } as const;

let bank: Bank;
let person: TestPerson;
beforeEach(async () => {
  bank = await startGateway({ people: true });
  person = await bank.credited();
});
afterEach(() => bank.close());

/** Tables with the word in any column. */
async function whereStored(): Promise<string[]> {
  const tables = await bank.db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await bank.db.query(`select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`, [
      NO_CODE,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

const cardIdOf = async () => (await person.must('queryBankList', {})).list[0]?.cardId ?? '';
const complaint = { content: '请核对', fileIds: [], traceNo: '', requestNo: randomUUID() };

/** Each stored field of a request that is one of a list of the gateway's, with a value that is not. */
const TRIES: readonly (readonly [field: string, send: () => Promise<unknown>])[] = [
  ['typeId of a complaint', () => person.call('proposeSave', { ...complaint, typeId: NO_CODE })],
  [
    'loanType of a drawing',
    async () =>
      person.call('addPvpLoanInfo', {
        ...WISH,
        loanType: NO_CODE,
        purpose: 'daily',
        usageRead: 'Y',
        cardId: await cardIdOf(),
      }),
  ],
  [
    'contracts of a drawing',
    async () => {
      const cardId = await cardIdOf();
      const { loanSeq } = await person.must('addPvpLoanInfo', {
        ...WISH,
        purpose: 'daily',
        usageRead: 'Y',
        cardId,
      });
      const { files } = await person.must('qryWillSignFiles', { loanSeq });
      const { plannedOn } = await person.must('queryTrialInfo', { loanSeq });
      const templateIds = [...files.map(({ templateId }) => templateId), NO_CODE];
      return person.call('electrSignature', { loanSeq, templateIds, costSheetSeconds: 5, plannedOn });
    },
  ],
  [
    'agreements of a card',
    () =>
      person.call('applyBankCardSign', {
        cardNo: person.facts.cardNo,
        reservedPhone: person.phone,
        agreements: ['bank-card', NO_CODE],
      }),
  ],
  [
    'agreements of a quick binding',
    () =>
      person.call('getSkipBankUrl', {
        bankCode: NO_CODE,
        terminal: 'h5',
        agreements: ['bank-card', NO_CODE],
      }),
  ],
  [
    'contracts that were read',
    () => person.call('updateAppContractRecord', { scene: 'loan', templateIds: [NO_CODE] }),
  ],
  ['contracts of a transfer', () => person.call('zdTransferZy', { templateIds: [NO_CODE] })],
  ['popup that was seen', () => person.call('saveShowMark', { popupId: NO_CODE })],
  ['experiment', () => person.call('abtest', { experiment: NO_CODE })],
];

it.each(TRIES)('%s: what is on no list of the gateway is not stored', async (_field, send) => {
  const before = await whereStored();
  await send();
  expect([before, await whereStored()]).toEqual([[], []]);
});
