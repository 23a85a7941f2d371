import { civilDateAt, formatChinese } from '@/domain/dates/civil';
import { maskName } from '@/domain/person/mask';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../calls/address';
import { closeWhenStalled, enter, isForm } from '../calls/admission';
import { Room, type HeldBytes } from '../calls/bytesUnderWay';
import type { Database, Sql } from '../database';
import { checkedFor } from '../dear';
import { BORROWER, isVerifyCode, normaliseVerifyCode } from '../documents/certificate';
import { triesOf } from '../handlers/login/wrongTries';
import { BROUGHT_ROOM } from '../limits';
import { readPaper } from '../papers/read';
import { minutesToWait, verdictOnPdf } from '../papers/verdict';
import { VERIFY_PATH } from '../papers/verifyAddress';
import { certificateByCode, type CertificateRow } from '../queries/certificates';
import { readClock } from '../queries/clock';
import { nameOfBorrower } from '../queries/erasure';
import { Refusal } from '../refusal';
import { refuseUpload } from '../refusals/pictures';
import { hashToken } from '../secrets';
import type { GatewaySettings } from '../settings';
import { MOST_BYTES, pdfOf } from './pdfForm';
import { pdfWords, type FileAnswer } from './pdfWords';
import { readForms, sendPage } from './respond';
import { renderVerifyPage, type Verdict, type Verified } from './verifyPage';

interface Parts {
  readonly db: Database;
  readonly settings: GatewaySettings;
}

/** Wrong codes of one address. No one guesses 95 bits; this keeps the database from being asked without end. */
const LIMIT = { purpose: 'certificate', most: 20, windowMs: 10 * 60_000 } as const;
const SECONDS_PER_MINUTE = 60;
const LONGEST_CODE = 64;
const TAIL = 4;

const STATUS: Readonly<Record<Verdict['kind'], number>> = {
  ask: 200,
  valid: 200,
  revoked: 200,
  unknown: 404,
  tooOften: 429,
};

/** A file, and the form around it. */
const LONGEST = {
  longest: MOST_BYTES + 16 * 1024,
  tooLong: () => refuseUpload('pictureTooLarge'),
} as const;

const FILE_STATUS: Readonly<Record<FileAnswer['kind'], number>> = {
  ours: 200,
  oursRevoked: 200,
  changed: 200,
  foreign: 200,
  noPdf: 400,
  tooLarge: 413,
  tooOften: 429,
};

/** As the certificate says it; of one that is not written down yet, the borrower's of today. */
async function nameOn(sql: Sql, row: CertificateRow): Promise<string> {
  const read = await readPaper(sql, row.file_id);
  const written = read.state === 'whole' && read.paper.kind === 'certificate' ? read.paper.document.rows : [];
  const name = written.find(({ label }) => label === BORROWER)?.value;
  return name ?? nameOfBorrower(sql, row.customer_id);
}

async function factsOf(sql: Sql, row: CertificateRow): Promise<Verified> {
  return {
    name: maskName(await nameOn(sql, row)),
    loanTail: row.loan_no.slice(-TAIL),
    settledOn: formatChinese(row.settled_on, 'full'),
    issuedOn: formatChinese(civilDateAt(row.issued_at.getTime()), 'full'),
  };
}

/** A malformed code is looked up like any other, so that its answer and its time are those of an unknown one. */
async function verdictOn(db: Database, address: string, typed: string): Promise<Verdict> {
  return db.tx(async (sql) => {
    const tries = await triesOf({ sql, now: await readClock(sql), address }, LIMIT);
    if (tries.waitSeconds > 0) {
      return { kind: 'tooOften', waitMinutes: Math.ceil(tries.waitSeconds / SECONDS_PER_MINUTE) };
    }
    const code = normaliseVerifyCode(typed.slice(0, LONGEST_CODE));
    const found = await certificateByCode(sql, hashToken(code));
    if (found === undefined || !isVerifyCode(code)) {
      await tries.wrong();
      return { kind: 'unknown' };
    }
    return { kind: found.revoked ? 'revoked' : 'valid', facts: await factsOf(sql, found) };
  });
}

/** The first `code` of a query or a form; undefined if there is none. */
function codeOf(given: unknown): string | undefined {
  const code = typeof given === 'object' && given !== null && 'code' in given ? given.code : undefined;
  return typeof code === 'string' && code.trim() !== '' ? code : undefined;
}

/** `POST /verify/file`: whether a PDF is one of ours. Its bytes are counted like those of an upload, in their own room. */
function fileRoute(app: FastifyInstance, { db, settings }: Parts): void {
  const room = new Room(BROUGHT_ROOM);
  const entered = new WeakMap<FastifyRequest, HeldBytes>();
  const answer = (reply: FastifyReply, said: FileAnswer) =>
    sendPage(reply, FILE_STATUS[said.kind], (nonce) =>
      renderVerifyPage({ nonce, lender: settings.lender, verdict: { kind: 'ask' }, file: pdfWords(said) }),
    );
  const saidOf = async (request: FastifyRequest, held: HeldBytes): Promise<FileAnswer> => {
    const address = addressOf(request.ip);
    const waitMinutes = await db.tx(async (sql) =>
      minutesToWait({ sql, now: await readClock(sql), address }),
    );
    if (waitMinutes > 0) return { kind: 'tooOften', waitMinutes };
    const pdf = await pdfOf(request, { came: (bytes) => held.came(bytes) });
    if (pdf === 'tooLarge') return { kind: 'tooLarge' };
    return pdf === 'none' ? { kind: 'noPdf' } : verdictOnPdf(db, pdf, checkedFor(address));
  };
  app.route({
    method: 'POST',
    url: `${VERIFY_PATH}/file`,
    onRequest: async (request, reply) => {
      closeWhenStalled(request, reply, settings.limits);
      entered.set(request, enter(request, reply, room, LONGEST));
      // Before another kind of body is read.
      if (!isForm(request)) return answer(reply, { kind: 'noPdf' });
    },
    errorHandler: (error, _request, reply) => {
      const { code } = LONGEST.tooLong();
      if (error instanceof Refusal && error.code === code) return answer(reply, { kind: 'tooLarge' });
      throw error;
    },
    handler: async (request, reply) => {
      const held = entered.get(request) as HeldBytes;
      return answer(reply, await held.during(() => saidOf(request, held)));
    },
  });
}

/** `GET /verify?code=` (from the QR code) and `POST /verify` (typed): anyone checks a settlement certificate. `POST /verify/file`: a PDF of ours. */
export async function verifyRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { db, settings } = parts;
  const answer = async (request: FastifyRequest, reply: FastifyReply, typed: string | undefined) => {
    const verdict: Verdict =
      typed === undefined ? { kind: 'ask' } : await verdictOn(db, addressOf(request.ip), typed);
    return sendPage(reply, STATUS[verdict.kind], (nonce) =>
      renderVerifyPage({ nonce, lender: settings.lender, verdict }),
    );
  };
  await app.register(async (scope) => {
    readForms(scope);
    scope.get(VERIFY_PATH, (request, reply) => answer(request, reply, codeOf(request.query)));
    scope.post(VERIFY_PATH, (request, reply) => answer(request, reply, codeOf(request.body)));
    fileRoute(scope, parts);
  });
}
