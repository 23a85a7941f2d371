import { tablesOfCustomers } from '../../gateway/queries/erasure';
import { exportOf } from './exportOf';
import { recorded, type Statements } from './database/plans';
import { startGateway, type Bank } from './harness';

const SECRET = 'opens the account or an action: a copy would be one more way in';
const STEP = 'how far a step of a flow came; what came of it is exported';
const SERVICE = 'bookkeeping of the service: nothing that the person told us';
const FILE = 'a file that the person has and sent in; what it was for is exported, or shown beside it';
const PIECE = 'a piece of such a file';
const PAPER = 'the person downloads each paper itself, signed';
const MONEY = 'a step of a drawing or a payment; loans and repayments are exported';

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
  ...{ loan_drafts: MONEY, orders: MONEY },
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
  const statements: Statements = new Map();
  await exportOf(bank, phone, recorded(bank.db, statements));
  const names = [...statements.keys()].flatMap((text) =>
    Array.from(text.matchAll(/\b(?:from|join)\s+(\w+)/g), ([, name = '']) => name),
  );
  return new Set(names);
}

describe('the export of one person’s data', () => {
  it('is made of every table with data of customers, or the list of the others has a reason for it', async () => {
    const read = await readForExport();
    expect(read.size).toBeGreaterThan(25);
    expect(
      tables.filter((table) => !read.has(table) && !(table in NOT_EXPORTED)),
      'Export it: in the file of its area in gateway/handlers/dataExport, as data and in words; or say why not in NOT_EXPORTED of test/gateway/exportedTables.test.ts',
    ).toEqual([]);
    expect(
      Object.keys(NOT_EXPORTED).filter((table) => read.has(table) || !tables.includes(table)),
      'take it out of NOT_EXPORTED in test/gateway/exportedTables.test.ts',
    ).toEqual([]);
  });
});
