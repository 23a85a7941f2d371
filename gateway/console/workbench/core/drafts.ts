import { keep, readKept } from './kept';
import { Store, useStore } from './store';

/** What is typed in a field, and what was saved there when the typing began. */
interface Typed {
  readonly text: string;
  readonly over: string;
}
type Draft = Readonly<Record<string, Typed>>;
type Drafts = Readonly<Record<string, Draft>>;

const saved = (): Drafts => readKept('typed', {});

/**
 * What is typed in reviews and other forms, by their names: it outlives a refresh, another view and a reload, until it is sent, or something else is
 * saved there.
 */
const drafts = new Store<Drafts>(saved());

/** Another window may have written since. */
function put(name: string, change: (draft: Draft) => Draft): void {
  const { [name]: own = {}, ...others } = saved();
  const next = change(own);
  const all = Object.keys(next).length > 0 ? { ...others, [name]: next } : others;
  drafts.set(all);
  keep('typed', all);
}

export function forgetDrafts(): void {
  drafts.set({});
  keep('typed', {});
}

/** `start`: what the fields hold until somebody types. */
export function useDraft(name: string, start: Readonly<Partial<Record<string, string>>>) {
  const draft = useStore(drafts)[name] ?? {};
  return {
    of(field: string): string {
      const [over = '', typed] = [start[field], draft[field]];
      return typed?.over === over ? typed.text : over;
    },
    type: (field: string) => (text: string) =>
      put(name, ({ [field]: _old, ...others }) => {
        const over = start[field] ?? '';
        return text === over ? others : { ...others, [field]: { text, over } };
      }),
    drop: () => put(name, () => ({})),
  };
}
