import type { CallName, Request } from '@/contract';
import type { SensitiveAction } from '@/contract/codes';
import {
  apply,
  draw,
  fillApplication,
  passIdentityCheck,
  Person,
  Refused,
  register,
  repay,
  type DrawWish,
} from '../../../gateway/console/person';

const WISH: DrawWish = { amount: '12000.00', term: 12, method: 'equal-instalment' };

/** A person of a test: the console's person, with the flows as methods. */
export class TestPerson extends Person {
  /** Makes a call that must be refused, and returns the refusal. */
  async refused<N extends CallName>(name: N, request: Request<N>): Promise<Refused> {
    const answer = await this.call(name, request);
    if (!(answer instanceof Refused)) throw new Error(`${name} was not refused: ${JSON.stringify(answer)}`);
    return answer;
  }

  async register(): Promise<this> {
    await register(this);
    return this;
  }

  /** All steps of the application except the submit. */
  fillApplication(): Promise<void> {
    return fillApplication(this);
  }

  apply() {
    return apply(this);
  }

  /** Registers, applies and is approved. */
  async becomeCredited(): Promise<this> {
    await this.register();
    const { state } = await apply(this);
    if (state !== 'approved') throw new Error(`application ${state}`);
    return this;
  }

  /** Draws 12,000.00 in 12 equal instalments unless given other terms. */
  draw(wish: Partial<DrawWish> = {}) {
    return draw(this, { ...WISH, ...wish });
  }

  /** Passes the identity check of an action; the token is good for one call. */
  check(action: SensitiveAction): Promise<string> {
    return passIdentityCheck(this, action);
  }

  repay(loanNo: string, kind: Request<'repaymentTrial'>['kind']) {
    return repay(this, loanNo, kind);
  }
}
