import * as v from 'valibot';
import type { Field } from './fields';
import { persisted } from './persisted';
import { textSeal } from './textSeal';

/** Reads and writes the sealed text in the drafts; '' for none. */
interface Slot {
  readonly get: () => string;
  readonly put: (sealed: string) => void;
}

/**
 * Data that a person has typed but not sent yet, and that say who or where they are. The draft stores them encrypted, like the session's
 * phone, or not at all.
 */
export class SealedDraft<T> {
  /** Number of the latest change: a slower, earlier one must not overwrite it. */
  private turn = 0;
  private underWay: Promise<void> = Promise.resolve();

  constructor(
    private readonly field: Field<T>,
    private readonly slot: Slot,
  ) {}

  /** What was typed so far; the empty value if there is nothing or it cannot be decrypted. */
  async read(): Promise<T> {
    await this.underWay;
    const sealed = this.slot.get();
    const open =
      sealed === ''
        ? undefined
        : await textSeal
            .get()
            ?.open(sealed)
            .catch(() => undefined);
    return this.parsed(open);
  }

  /** Stores it, unless it is changed or dropped before it is sealed, or the drafts belong to another person by then. */
  keep(value: T): Promise<void> {
    this.turn += 1;
    this.underWay = this.store(value, this.turn);
    return this.underWay;
  }

  drop(): void {
    this.turn += 1;
    this.slot.put('');
  }

  private async store(value: T, turn: number): Promise<void> {
    const owner = persisted.get('draftOwner');
    const sealed = await textSeal
      .get()
      ?.seal(JSON.stringify(v.parse(this.field, value)))
      .catch(() => '');
    if (turn === this.turn && owner === persisted.get('draftOwner')) this.slot.put(sealed ?? '');
  }

  private parsed(json: string | undefined): T {
    try {
      return v.parse(this.field, JSON.parse(json ?? ''));
    } catch {
      return v.parse(this.field, undefined);
    }
  }
}
