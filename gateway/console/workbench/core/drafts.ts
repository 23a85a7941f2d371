import { keep, readKept } from './kept';
import { Store, useStore } from './store';

type Draft = Readonly<Partial<Record<string, string>>>;

/** What is typed in reviews and other forms, by their names: it outlives a refresh, another view and a reload, until it is sent. */
const drafts = new Store<Readonly<Record<string, Draft>>>(readKept('drafts', {}));

function put(next: Readonly<Record<string, Draft>>): void {
  drafts.set(next);
  keep('drafts', next);
}

export function useDraft(key: string, start: Draft) {
  const draft = { ...start, ...useStore(drafts)[key] };
  return {
    of: (name: string): string => draft[name] ?? '',
    type: (name: string) => (text: string) =>
      put({ ...drafts.value, [key]: { ...drafts.value[key], [name]: text } }),
    drop: () => put(Object.fromEntries(Object.entries(drafts.value).filter(([one]) => one !== key))),
  };
}
