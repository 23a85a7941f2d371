import type { CallName, Request, Response } from '@/contract';
import { offlineRefusals } from '@/contract/offline';
import { toYuan } from '@/domain/money/fen';
import { READING_SECONDS } from '@/domain/loan/costSheet';
import { addCoupon } from '../../../gateway/queries/coupons';
import { orderOf } from '../../../gateway/queries/orders';
import { addProof } from '../../../gateway/queries/passwordProofs';
import { addPicture } from '../../../gateway/queries/pictures';
import { openSession } from '../../../gateway/queries/sessions';
import { Refusal } from '../../../gateway/refusal';
import { hashToken, newKey } from '../../../gateway/secrets';
import type { Borrower } from '../model/borrower';
import type { Terms } from '../model/plan';
import type { Wish } from '../model/quote';
import { FAR, moveIn } from '../people/arrive';
import type { Gateway } from './gateway';

const FAR_AT = new Date(`${FAR}T00:00:00Z`);
const TEMPLATES = ['loan', 'cost-sheet', 'e-sign'];

/** The model's rate as the wire writes it: 1440 is '0.1440'. */
export const rateText = (rate: number): string => `0.${String(rate).padStart(4, '0')}`;

let met = 0;

/** A person with a limit, a card and coupons; the way there is tested elsewhere. */
export class Customer {
  private constructor(
    readonly gateway: Gateway,
    readonly id: number,
    private readonly model: Borrower,
    private readonly tokenCode: string,
    private readonly cardId: string,
  ) {}

  static async arrive(gateway: Gateway, model: Borrower): Promise<Customer> {
    const { db } = gateway;
    const at = new Date(model.now);
    met += 1;
    const phone = `139${String(met).padStart(8, '0')}`;
    const { limit, rate } = model;
    const who = { phone, name: '王清和', idNo: `S${phone}`, cardNo: `622588${phone}` };
    const { id, cardId } = await moveIn(db, who, { limit, rate: rateText(rate) }, at);
    for (const [index, { value, expires }] of model.coupons.entries()) {
      const coupon = { coupon_id: `${id}-${index}`, name: '利息券', value, min_amount: 0, rule: '' };
      await addCoupon(db, id, { ...coupon, expires_on: expires });
    }
    const tokenCode = newKey();
    await openSession(db, {
      customerId: id,
      tokenHash: hashToken(tokenCode),
      at,
      expiresAt: FAR_AT,
      device: '',
    });
    return new Customer(gateway, id, model, tokenCode, cardId);
  }

  call<N extends CallName>(name: N, request: Request<N>): Promise<Response<N> | Refusal> {
    return this.gateway.call(name, request, { tokenCode: this.tokenCode, now: this.model.now });
  }

  /** A call that has to succeed. */
  async must<N extends CallName>(name: N, request: Request<N>): Promise<Response<N>> {
    const answer = await this.call(name, request);
    if (answer instanceof Refusal) throw new Error(`${name}: ${answer.message}`);
    return answer;
  }

  couponId = (index: number | undefined) => (index === undefined ? {} : { couponId: `${this.id}-${index}` });

  private async proof(purpose: 'loan' | 'repay'): Promise<string> {
    const pswToken = newKey();
    const proof = { customerId: this.id, tokenHash: hashToken(this.tokenCode), pswToken, purpose };
    await addProof(this.gateway.db, { ...proof, expiresAt: FAR_AT });
    return pswToken;
  }

  openDrawing({ amount, terms: term, method }: Terms, coupon: number | undefined) {
    const { cardId } = this;
    const wish = { amount: toYuan(amount), term, method, ...this.couponId(coupon) };
    return this.call('addPvpLoanInfo', { ...wish, purpose: 'daily', cardId, usageRead: 'Y' });
  }

  /** Everything except the drawing itself. */
  async sign(loanSeq: string): Promise<Request<'limitUseLoan'>> {
    const signing = { loanSeq, templateIds: TEMPLATES, costSheetSeconds: READING_SECONDS };
    const { signSeq } = await this.must('electrSignature', { ...signing, plannedOn: this.model.today });
    return { loanSeq, signSeq, pswToken: await this.proof('loan'), requestNo: crypto.randomUUID() };
  }

  quote(wish: Wish) {
    const { kind, loanNos } = wish;
    const part = wish.kind === 'partial' ? { amount: toYuan(wish.amount), plan: wish.plan } : {};
    return this.call('repaymentTrial', {
      kind,
      loanNos: [...loanNos],
      ...part,
      ...this.couponId(wish.coupon),
    });
  }

  async payment(quoteId: string): Promise<Request<'doRepayAfterTrial'>> {
    const { cardId } = this;
    return { quoteId, cardId, pswToken: await this.proof('repay'), requestNo: crypto.randomUUID() };
  }

  /** Sends a transfer in, with a voucher; undefined: one is under review, or the loan is younger. */
  async sendTransfer(wish: { loanNo: string; amount: string; paidOn: string }): Promise<string | undefined> {
    const fileId = newKey();
    const picture = {
      name: 'receipt.png',
      type: 'image/png',
      bytes: 1,
      digest: fileId,
      drawn_digest: fileId,
    };
    const at = { customer_id: this.id, uploaded_at: new Date(this.model.now) };
    await addPicture(this.gateway.db, 'voucher', null, { file_id: fileId, ...at, ...picture });
    const request = { ...wish, fileIds: [fileId], requestNo: crypto.randomUUID() };
    const answer = await this.call('offlineSubmit', request);
    if (!(answer instanceof Refusal)) return answer.offlineNo;
    const { offlineOpen, offlineBeforeLoan } = offlineRefusals;
    if (answer.code === offlineOpen || answer.code === offlineBeforeLoan) return undefined;
    throw new Error(`offlineSubmit: ${answer.message}`);
  }

  /** The gateway asks the bank about every open order, from one process or from two at once. */
  async settle(orders: readonly string[], gateways: 1 | 2 = 1): Promise<void> {
    const asking = this.gateway.settlements.slice(0, gateways);
    for (const ref of orders) {
      const order = await orderOf(this.gateway.db, ref);
      if (order === undefined) throw new Error(`no order for ${ref}`);
      await Promise.all(asking.map((settlement) => settlement.settle(order.order_no)));
    }
  }
}
