import { personalData, type PersonalData } from '../../gateway/handlers/dataExport/content';
import { customerByPhone } from '../../gateway/queries/customers';
import { tablesOfCustomers } from '../../gateway/queries/erasure';
import { recorded, type Statements } from './database/plans';
import { startGateway, type Bank } from './harness';

/** Which tables each part of a person's export is made of, besides `customers`. */
const EXPORTED: Readonly<Record<keyof PersonalData, readonly string[]>> = {
  about: [],
  person: ['id_cards', 'person_details'],
  contacts: ['contacts'],
  employments: ['employments'],
  employerMail: ['employer_mails'],
  education: ['educations'],
  supplements: ['supplements'],
  proposals: ['proposals'],
  cards: ['cards'],
  line: ['credit_lines'],
  applications: ['applications'],
  loans: ['loans'],
  repayments: ['repayments'],
  consents: ['consents'],
  changes: ['person_changes'],
  messages: ['personal_messages'],
};

const SECRET = 'opens the account or an action: a copy would be one more way in';
const STEP = 'how far a step of a flow came; what came of it is exported';
const SERVICE = 'bookkeeping of the service: nothing that the person told us';
const FILE = 'a file that the person has and sent in; what it was for is exported, or shown beside it';
const PIECE = 'a piece of such a file';
const PAPER = 'the person downloads each paper itself, signed';
const MONEY = 'a step of a drawing or a payment; loans and repayments are exported';
/** Something about the person that an export might well have. */
const SHOWN = 'not in the export so far; the person sees it in the app';
const KEPT = 'not in the export so far, and shown nowhere as a whole';

/** Tables of customers that are not exported, and why. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  ...{ access_codes: SECRET, check_faces: SECRET, identity_checks: SECRET, password_proofs: SECRET },
  ...{ trade_passwords: SECRET },
  ...{ card_bindings: STEP, card_signs: STEP, face_checks: STEP, id_card_readings: STEP },
  ...{ partner_steps: STEP, process_logs: STEP, recoveries: STEP, square_entries: STEP, zd_transfers: STEP },
  ...{ activity_records: SERVICE, answered_requests: SERVICE, due_looks: SERVICE, gray_customers: SERVICE },
  ...{ notice_reads: SERVICE, picture_uploads: SERVICE, popup_marks: SERVICE },
  ...{ card_protocols: FILE, education_files: FILE, proof_files: FILE, proposal_files: FILE },
  ...{ supplement_files: FILE, vouchers: FILE },
  ...{ card_protocol_pieces: PIECE, education_file_pieces: PIECE, proof_file_pieces: PIECE },
  ...{ proposal_file_pieces: PIECE, supplement_file_pieces: PIECE, voucher_pieces: PIECE },
  ...{ certificates: PAPER, files: PAPER, papers: PAPER },
  ...{ loan_drafts: MONEY, orders: MONEY, quotes: MONEY },
  ...{ coupons: SHOWN, partner_coupons: SHOWN, notice_switches: SHOWN, offline_repayments: SHOWN },
  ...{ proofs: SHOWN, raises: SHOWN, security_events: SHOWN, sessions: SHOWN },
  ...{ asset_transfers: KEPT, cancellations: KEPT, former_phones: KEPT, id_card_renewals: KEPT },
  ...{ loan_addresses: KEPT, wechat_users: KEPT },
  data_exports: 'the export itself',
  kept_identities: 'written when the account ends: no one can ask for an export any more',
};

let bank: Bank;
let tables: readonly string[];
beforeAll(async () => {
  bank = await startGateway({ people: true });
  tables = await tablesOfCustomers(bank.db);
});
afterAll(() => bank.close());

/** Tables that are read for the export of a person. */
async function readForExport(): Promise<ReadonlySet<string>> {
  const { phone } = await bank.credited();
  const customer = await customerByPhone(bank.db, phone);
  if (customer === undefined) throw new Error(`no customer has ${phone}`);
  const statements: Statements = new Map();
  const { settings } = bank;
  await personalData({ sql: recorded(bank.db, statements), customer, now: new Date(), settings }, 'E1');
  const names = [...statements.keys()].flatMap((text) =>
    Array.from(text.matchAll(/\b(?:from|join)\s+(\w+)/g), ([, name = '']) => name),
  );
  return new Set(names);
}

const exported = Object.values(EXPORTED).flat();

describe('the export of one person’s data', () => {
  it('has every table with data of customers, or the list of the others has a reason for it', () => {
    const unknown = tables.filter((table) => !exported.includes(table) && !(table in NOT_EXPORTED));
    expect(
      unknown,
      'Export it: gateway/handlers/dataExport/content.ts and readable.ts, and its line in EXPORTED of test/gateway/exportedTables.test.ts; or say why not in NOT_EXPORTED there',
    ).toEqual([]);
  });

  it('reads the tables that it is said to have', async () => {
    const read = await readForExport();
    expect(
      exported.filter((table) => !read.has(table)),
      'EXPORTED of test/gateway/exportedTables.test.ts names it, and gateway/handlers/dataExport/content.ts does not read it',
    ).toEqual([]);
  });

  it('has no table that is also in the list of the others, and the list none that is gone', () => {
    const left = Object.keys(NOT_EXPORTED);
    expect(
      left.filter((table) => exported.includes(table) || !tables.includes(table)),
      'take it out of NOT_EXPORTED in test/gateway/exportedTables.test.ts',
    ).toEqual([]);
  });
});
