import { storage } from '@/platform/storage';

/** A device's store of texts: given to the adapter in place of its `unavailable` default. */
export class Shelf {
  readonly texts = new Map<string, string>();
  /** A forbidden store. */
  broken = false;
  /** What was kept is still read, nothing more is taken. */
  full = false;
  writes = 0;
  private others: readonly (() => void)[] = [];

  install(): this {
    Object.assign(storage, {
      get: (name: string) => (this.broken ? null : (this.texts.get(name) ?? null)),
      set: (name: string, text: string) => {
        if (this.broken || this.full) return false;
        this.writes += 1;
        this.texts.set(name, text);
        return true;
      },
      remove: (name: string) => {
        this.texts.delete(name);
      },
      onOtherWindow: (_name: string, written: () => void) => {
        this.others = [...this.others, written];
        return () => (this.others = this.others.filter((other) => other !== written));
      },
    });
    return this;
  }

  /** Another window of the same browser writes this over what is kept. */
  writtenElsewhere(changes: Readonly<Record<string, unknown>>): void {
    this.texts.set('yunling', JSON.stringify({ ...this.kept, ...changes }));
    this.others.forEach((written) => written());
  }

  /** What is kept under the product's one name. */
  get kept(): Record<string, unknown> {
    return JSON.parse(this.texts.get('yunling') ?? '{}') as Record<string, unknown>;
  }
}

export const PERSON = {
  custId: 'C1',
  phone: '138****8000',
  custName: '张三',
  idNo: '110***********1234',
  certCode: '',
  sex: 'M',
  isCredit: 'Y',
  isLoan: 'N',
} as const;
