import { keep, readKept } from '../core/kept';
import { Store, useStore } from '../core/store';

type Draft = Readonly<Record<string, string>>;

/** What is typed in reviews, by kind and number: it outlives a refresh, another view and a reload, until the review is decided. */
const drafts = new Store<Readonly<Record<string, Draft>>>(readKept('reviews', {}));

function put(next: Readonly<Record<string, Draft>>): void {
  drafts.set(next);
  keep('reviews', next);
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
