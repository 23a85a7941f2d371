import { useState } from 'react';
import { Refused } from './json';
import { refreshAll } from './live';
import { Store } from './store';

const SHOWN_MS = 5000;
let said = 0;

/** Short messages about what was done. */
export const sayings = new Store<readonly { readonly id: number; readonly text: string }[]>([]);

export function say(text: string): void {
  said += 1;
  const id = said;
  sayings.set([...sayings.value, { id, text }]);
  setTimeout(() => sayings.set(sayings.value.filter((one) => one.id !== id)), SHOWN_MS);
}

export interface Act {
  readonly busy: boolean;
  /** What is wrong with this entry; '' for nothing. Without a name: what is wrong with no entry in particular. */
  wrong(field?: string): string;
  /** Does the work once at a time, says the text that it returns, and refreshes what is shown. True if it succeeded. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** The state of a form or a button. `fields`: the entries that show their own problem. */
export function useAct(fields: readonly string[] = []): Act {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refused>();
  const shown = fields.filter((name) => problem?.fields[name] !== undefined);
  return {
    busy,
    wrong: (field = '') =>
      field === '' ? (shown.length === 0 ? (problem?.message ?? '') : '') : (problem?.fields[field] ?? ''),
    async run(work) {
      if (busy) return false;
      setBusy(true);
      setProblem(undefined);
      try {
        const done = await work();
        if (typeof done === 'string') say(done);
        return true;
      } catch (error) {
        setProblem(error instanceof Refused ? error : new Refused(String(error)));
        return false;
      } finally {
        setBusy(false);
        void refreshAll();
      }
    },
  };
}
