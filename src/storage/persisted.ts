import * as v from 'valibot';
import { storage } from '@/platform/storage';
import { empty, stored, type Stored, type StoredName } from './stored';

const NAME = 'yunling';

/** Names that a session sets and that are cleared with it (spec §4 Token expiry). */
export const SESSION_NAMES = [
  'tokenCode',
  'token',
  'uid',
  'userInfo',
] as const satisfies readonly StoredName[];

/**
 * The one stored object. Written at once, so that a reload loses nothing; kept in memory if the device cannot store
 * it. Broken or unknown content reads as empty, field by field.
 */
export class Persisted {
  private content: Stored;
  /** Changes that a full store did not accept: reading the store back would lose them. */
  private unkept: Partial<Stored> = {};

  constructor() {
    this.content = this.fresh() ?? empty;
  }

  get<K extends StoredName>(name: K): Stored[K] {
    return this.content[name];
  }

  set(changes: Partial<Stored>): void {
    // Another tab may have written since: merge only the changes made here.
    this.unkept = { ...this.unkept, ...changes };
    this.content = { ...(this.fresh() ?? this.content), ...this.unkept };
    if (storage.set(NAME, JSON.stringify(this.content))) this.unkept = {};
  }

  /** Like `set`, but only if what is stored now still `holds`: another window may have logged in somebody else, and its word comes later. */
  setIf(holds: (now: Stored) => boolean, changes: Partial<Stored>): void {
    if (holds({ ...(this.fresh() ?? this.content), ...this.unkept })) this.set(changes);
  }

  /** Resets the names to their empty values. */
  forget(names: readonly StoredName[]): void {
    this.set(Object.fromEntries(names.map((name) => [name, empty[name]])));
  }

  /** Calls back when another window has written; reads then return the new content. Returns a function that unsubscribes. */
  onOtherWindow(written: () => void): () => void {
    return storage.onOtherWindow(NAME, () => {
      this.content = { ...(this.fresh() ?? empty), ...this.unkept };
      written();
    });
  }

  private fresh(): Stored | undefined {
    const text = storage.get(NAME);
    if (text === null) return undefined;
    try {
      return v.parse(stored, JSON.parse(text));
    } catch {
      return undefined;
    }
  }
}

export const persisted = new Persisted();
