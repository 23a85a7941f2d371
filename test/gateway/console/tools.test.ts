import { generalRefusals } from '@/contract/refusals';
import { calls } from '@/contract';
import { REVIEW_KINDS, type ReviewKind } from '../../../gateway/queries/reviews';
import { generalCodes, refusalsOf } from '../../../gateway/console/refusalNames';
import { Refused, startGateway, type Bank } from '../harness';
import { phones } from '../steps';

const nextPhone = phones(9400);
let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

const LIST = calls.queryBankList.path;
const force = (code: string, more: object = {}) =>
  bank.console.raw('POST', 'faults', [{ path: LIST, fault: 'returnCode', value: code, ...more }]);

describe('a forced code', () => {
  afterEach(() => bank.console.clearFaults());

  it('can meet one person only, and last for ever', async () => {
    const [one, other] = [await bank.credited(), await bank.credited()];
    expect((await force(generalRefusals.busy, { phone: one.phone, times: null })).status).toBe(200);
    for (let count = 0; count < 3; count += 1) {
      expect((await one.refused('queryBankList', {})).code).toBe(generalRefusals.busy);
      expect((await other.must('queryBankList', {})).list).toHaveLength(1);
    }
    const { json } = await bank.console.raw('GET', 'faults');
    expect(json).toMatchObject({ active: [{ path: LIST, phone: one.phone, times: null }] });
  });

  it('meets everybody n times without a phone', async () => {
    const person = await bank.credited();
    await force(generalRefusals.broken, { times: 2 });
    const codes = [];
    for (let count = 0; count < 3; count += 1) codes.push(await person.call('queryBankList', {}));
    expect(codes.map((answer) => answer instanceof Refused)).toEqual([true, true, false]);
  });

  it('is offered by name: the general ones and those of the call', () => {
    expect(generalCodes()).toContainEqual({ name: 'busy', code: generalRefusals.busy });
    expect(refusalsOf('limitUseLoan').map(({ name }) => name)).toContain('couponGone');
  });

  it('badSign: the client does not believe the answer', async () => {
    const person = await bank.credited();
    await bank.console.faults([{ path: LIST, fault: 'badSign' }]);
    await expect(person.call('queryBankList', {})).rejects.toThrow();
    expect((await person.must('queryBankList', {})).list).toHaveLength(1);
  });
});

describe('the clock', () => {
  afterEach(() => bank.console.raw('POST', 'clock', { rate: 1 }));

  it('runs fast, keeps what it gained, and runs on at the usual speed', async () => {
    const began = Date.now();
    const before = await bank.console.now();
    await bank.console.raw('POST', 'clock', { rate: 1440 });
    await new Promise((done) => setTimeout(done, 100));
    const fast = await bank.console.now();
    // 100 ms are 144 s at this rate.
    expect(fast.getTime() - before.getTime()).toBeGreaterThanOrEqual(144_000);
    await bank.console.raw('POST', 'clock', { rate: 1 });
    const kept = await bank.console.now();
    expect(kept.getTime()).toBeGreaterThanOrEqual(fast.getTime());
    const after = await bank.console.now();
    expect(after.getTime() - kept.getTime()).toBeLessThanOrEqual(Date.now() - began);
  });

  it('moves what a call sees', async () => {
    const person = await bank.credited();
    await bank.console.raw('POST', 'clock', { rate: 60 });
    await person.must('queryBankList', {});
    expect((await bank.console.raw('GET', 'clock')).json).toMatchObject({ rate: 60 });
    expect((await bank.console.raw('POST', 'clock', { rate: 7 })).status).toBe(400);
  });
});

describe('the queue of reviews', () => {
  interface Review {
    readonly kind: ReviewKind;
    readonly no: string;
    readonly phone: string;
    readonly at: string;
    readonly pictures: readonly { readonly fileId: string; readonly type: string }[];
  }
  const queue = async () => (await bank.console.raw('GET', 'reviews')).json as readonly Review[];
  const decide = (review: Review | undefined, approve: boolean, reason = '') =>
    bank.console.raw('POST', 'reviews', {
      ...{ kind: review?.kind, no: review?.no, approve, reason },
      // What the bank's statement has for a transfer.
      reference: review?.no,
    });
  const waiting = async (phone: string) => (await queue()).find((review) => review.phone === phone);

  const PERSONA_OF: Readonly<Record<ReviewKind, string>> = {
    credit: 'reviewing',
    raise: 'raising',
    proof: 'proofReviewing',
    certificate: 'certificate',
    complaint: 'complaining',
    document: 'documentReviewing',
    employer: 'employerMail',
    offline: 'offlineReviewing',
    protocol: 'protocolReviewing',
  };

  it.each(REVIEW_KINDS)('%s: waits there, is decided once, and is gone', async (kind) => {
    const phone = nextPhone();
    await bank.console.makePersona(phone, PERSONA_OF[kind]);
    const found = await waiting(phone);
    expect(found?.kind).toBe(kind);
    expect((await decide(found, true, kind === 'complaint' ? '已经核对' : '')).status).toBe(200);
    expect(await waiting(phone)).toBeUndefined();
    expect((await decide(found, true, '再来一次')).status).toBe(400);
  });

  it.each(REVIEW_KINDS.filter((kind) => !['credit', 'raise'].includes(kind)))(
    '%s is not refused without a reason',
    async (kind) => {
      const phone = nextPhone();
      await bank.console.makePersona(phone, PERSONA_OF[kind]);
      expect((await decide(await waiting(phone), false)).status).toBe(400);
      if (kind === 'complaint') return;
      expect((await decide(await waiting(phone), false, '看不清')).status).toBe(200);
      expect(await waiting(phone)).toBeUndefined();
    },
  );

  it.each(['proof', 'certificate', 'document', 'offline', 'protocol'] as const)(
    '%s: shows what was sent in, and only that',
    async (kind) => {
      const phone = nextPhone();
      await bank.console.makePersona(phone, PERSONA_OF[kind]);
      const review = await waiting(phone);
      const [shown] = review?.pictures ?? [];
      const at = (fileId = '') => `/sandbox/api/reviews/pictures/${kind}/${review?.no}/${fileId}`;
      const answer = await bank.app.inject(at(shown?.fileId));
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ]);
      expect(answer.rawPayload.length).toBeGreaterThan(100);
      expect((await bank.app.inject(at('other'))).statusCode).toBe(400);
    },
  );

  it('has no picture of a review that needs none, and none of another review', async () => {
    const [phone, other] = [nextPhone(), nextPhone()];
    await bank.console.makePersona(phone, 'reviewing');
    await bank.console.makePersona(other, 'proofReviewing');
    expect((await waiting(phone))?.pictures).toEqual([]);
    const { fileId } = (await waiting(other))?.pictures[0] ?? { fileId: 'none' };
    const path = `/sandbox/api/reviews/pictures/document/${(await waiting(phone))?.no}/${fileId}`;
    expect((await bank.app.inject(path)).statusCode).toBe(400);
  });

  it('is sorted by age', async () => {
    await bank.console.makePersona(nextPhone(), 'complaining');
    await bank.console.makePersona(nextPhone(), 'reviewing');
    const times = (await queue()).map(({ at }) => at);
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual([...times].sort());
  });
});

describe('reset', () => {
  it('makes a customer with a loan into another persona of the same phone', async () => {
    const phone = nextPhone();
    await bank.console.makePersona(phone, 'borrowing');
    const again = { phone, persona: 'credited', reset: true };
    expect((await bank.console.raw('POST', 'customers', again)).status).toBe(200);
    expect(await bank.console.customer(phone)).toMatchObject({ status: 'creditPass', loans: [] });
    // The row of the erased account stays for the ledger, but cannot be chosen.
    const { json: people } = await bank.console.raw('GET', 'customers');
    const phones = (people as readonly { phone: string }[]).map((one) => one.phone);
    expect(phones.filter((one) => one === phone)).toHaveLength(1);
    expect(phones.filter((one) => !/^1\d{10}$/.test(one))).toEqual([]);
    expect((await bank.console.ledger()).balanced).toBe(true);
  });
});
