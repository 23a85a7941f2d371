import { randomUUID } from 'node:crypto';
import type { Customer } from '../api/customers';
import type { Review } from '../api/reviews';
import { madeUp } from './madeUp';
import { at, type Lookup } from './references';

/** What earlier steps have answered, by the name of the call or the path in the console. */
export class Answers {
  private readonly given = new Map<string, unknown[]>();

  add(name: string, answer: unknown): void {
    this.given.set(name, [...(this.given.get(name) ?? []), answer]);
  }

  /** `of`: `name` for the last answer, `name#2` for the second. */
  find(of: string): unknown {
    const [name = '', nth] = of.split('#');
    const all = this.given.get(name) ?? [];
    return nth === undefined ? all.at(-1) : all[Number(nth) - 1];
  }
}

export interface Known {
  readonly phone: string;
  readonly answers: Answers;
  /** The newest code that was sent to a phone. */
  readonly codeOf: (phone: string) => Promise<string>;
  readonly customer: () => Promise<Customer>;
  readonly reviews: () => Promise<readonly Review[]>;
}

/** The customer's numbers, the oldest first, also of cards that are gone: later ones change no place. */
const NUMBERS: Readonly<Record<string, (customer: Customer) => readonly string[]>> = {
  loan: ({ loans }) => loans.map(({ loanNo }) => loanNo).reverse(),
  repayment: ({ repayments }) => repayments.map(({ repayNo }) => repayNo).reverse(),
  card: ({ cardIds }) => cardIds,
};

const CODE = /^code(?:\.(other\.\d+))?$/;
const MADE_UP = /^(name|idNo|cardNo|password|other|mailbox)(?:\.(\d+))?$/;

/** What the references of a scenario stand for while it is played. Throws for one that stands for nothing. */
export function lookupOf({ phone, answers, codeOf, customer, reviews }: Known): Lookup {
  const made = new Map<string, string>();
  const facts = (reference = ''): string | undefined => {
    const [, what, nth] = MADE_UP.exec(reference) ?? [];
    return what && madeUp(phone, what as Parameters<typeof madeUp>[1], Number(nth ?? 1));
  };
  const find = async (reference: string): Promise<unknown> => {
    if (reference === 'phone') return phone;
    const code = CODE.exec(reference);
    if (code !== null) return codeOf(facts(code[1]) ?? phone);
    const fact = facts(reference);
    if (fact !== undefined) return fact;
    const [first = '', ...path] = reference.split('.');
    if (first === 'new') {
      made.set(reference, made.get(reference) ?? randomUUID());
      return made.get(reference);
    }
    const numbers = NUMBERS[first];
    if (numbers !== undefined) return numbers(await customer())[Number(path[0]) - 1];
    if (first === 'waiting') {
      const own = (await reviews()).filter((one) => one.phone === phone && one.kind === path[0]);
      return own.at(-1)?.no;
    }
    return at(answers.find(first), path);
  };
  return async (reference) => {
    const value = await find(reference);
    if (value === undefined || value === '') throw new Error(`{${reference}} stands for nothing here`);
    return value;
  };
}
