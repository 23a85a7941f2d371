import { storage } from '@/platform/storage';
import { stored, type Stored, type StoredName } from './stored';

const NAME = 'yunling';

/** Names that a session brought and that go with it (spec §4 Token expiry). */
export const SESSION_NAMES = [
  'tokenCode',
  'token',
  'uid',
  'userInfo',
] as const satisfies readonly StoredName[];

/**
 * The one stored object. Written at once, so that a reload loses nothing; kept in memory where the device keeps
 * nothing. Broken or unknown content reads as empty, field by field.
 */
export class Persisted {
  private content: Stored;
  /** What a full store has not taken: it would be read back without it. */
  private unkept: Partial<Stored> = {};

  constructor() {
    this.content = this.fresh() ?? stored.empty;
  }

  get<K extends StoredName>(name: K): Stored[K] {
    return this.content[name];
  }

  set(changes: Partial<Stored>): void {
    // Another tab may have written since: only what changes here is laid over it.
    this.unkept = { ...this.unkept, ...changes };
    this.content = { ...(this.fresh() ?? this.content), ...this.unkept };
    if (storage.set(NAME, JSON.stringify(this.content))) this.unkept = {};
  }

  /** Back to their empty values. */
  forget(names: readonly StoredName[]): void {
    this.set(Object.fromEntries(names.map((name) => [name, stored.empty[name]])));
  }

  /** Calls back when another window has written: what it wrote is read from here, too. The answer ends it. */
  onOtherWindow(written: () => void): () => void {
    return storage.onOtherWindow(NAME, () => {
      this.content = { ...(this.fresh() ?? stored.empty), ...this.unkept };
      written();
    });
  }

  private fresh(): Stored | undefined {
    const text = storage.get(NAME);
    if (text === null) return undefined;
    try {
      return stored.read(JSON.parse(text));
    } catch {
      return undefined;
    }
  }
}

export const persisted = new Persisted();
