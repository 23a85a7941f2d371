import type { Json, Selection } from '../../../protocol';
import type { Client } from '../client';
import type { PageStack } from '../stack';
import type { Api } from './call';

type Told = (result: Json) => void;

interface Wish {
  selector: string;
  all: boolean;
  fields: Selection['fields'];
  told: Told;
}

/** `createSelectorQuery`: asks the view, and answers later. */
export function query(client: Client, stack: PageStack): Api {
  function createSelectorQuery() {
    const wishes: Wish[] = [];
    const wish = (selector: string, all: boolean) => {
      const add =
        (fields: Selection['fields']) =>
        (told: Told = () => undefined) => {
          wishes.push({ selector, all, fields, told });
          return chain;
        };
      return {
        boundingClientRect: add(['id', 'rect']),
        scrollOffset: add(['id', 'scroll']),
        fields: (wanted: Readonly<Record<string, boolean>>, told: Told = () => undefined) => {
          const names = (['rect', 'scroll', 'dataset', 'id'] as const).filter((name) => wanted[name]);
          wishes.push({ selector, all, told, fields: wanted['size'] ? [...names, 'rect'] : names });
          return chain;
        },
      };
    };
    const chain = {
      in: () => chain,
      select: (selector: string) => wish(selector, false),
      selectAll: (selector: string) => wish(selector, true),
      selectViewport: () => wish('', false),
      exec(done: (results: readonly Json[]) => void = () => undefined) {
        void stack.current
          ?.select(wishes.map(({ selector, all, fields }) => ({ selector, all, fields })))
          .then((results) => {
            wishes.forEach(({ told }, index) => client.guard('query', () => told(results[index] ?? null)));
            client.guard('query', () => done(results));
          });
        return chain;
      },
    };
    return chain;
  }
  return { createSelectorQuery };
}
