import { storage } from '@/platform/storage';

/** A device's store of texts: replaces the adapter's `unavailable` default. */
export class Shelf {
  readonly texts = new Map<string, string>();
  /** A store with forbidden access. */
  broken = false;
  /** Stored values can still be read, but nothing new is stored. */
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

  /** Another window of the same browser overwrites the stored values. */
  writtenElsewhere(changes: Readonly<Record<string, unknown>>): void {
    this.texts.set('yunling', JSON.stringify({ ...this.kept, ...changes }));
    this.others.forEach((written) => written());
  }

  /** The values stored under the product's one name. */
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
