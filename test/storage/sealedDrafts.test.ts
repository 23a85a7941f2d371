import { join } from 'node:path';
import * as v from 'valibot';
import { persisted } from '@/storage/persisted';
import { SealedDraft } from '@/storage/sealedDraft';
import { textSeal } from '@/storage/textSeal';
import { Shelf } from '../app/device';
import { sealUnder } from '../app/sealUnder';
import { filesIn, root, textOf } from '../architecture/files';

const SECRET = '云岭测试';
/** For fields of a given form: a card number, a region, a sum, a key. */
const IN_FORM = ['6225880000000000000', '330102', '120.5', 'p-1'];

/** What a schema of valibot is made of. */
interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly options?: readonly string[];
  readonly requirement?: unknown;
  readonly pipe?: readonly Schema[];
}

function filledText(pipe: readonly Schema[]): string {
  const most = pipe.find(({ type }) => type === 'max_length')?.requirement;
  if (typeof most === 'number') return SECRET.repeat(Math.ceil(most / SECRET.length)).slice(0, most);
  const form = pipe.find(({ type }) => type === 'regex')?.requirement;
  const found = IN_FORM.find((text) => form instanceof RegExp && form.test(text));
  if (found === undefined) throw new Error(`add to IN_FORM a text of the form ${String(form)}`);
  return found;
}

/** A value that fills every field to its limit: the stored text is the longest there is. */
function filled(schema: Schema): unknown {
  const { type, entries = {}, pipe = [], options = [] } = schema;
  if (type === 'object')
    return Object.fromEntries(Object.entries(entries).map(([name, field]) => [name, filled(field)]));
  // A list leaves out what is over its limit.
  const item = pipe[0]?.item;
  if (item) return v.parse(schema as never, Array(50).fill(filled(item)));
  if (type === 'picklist') return options[0];
  return type === 'number' ? 2020 : filledText(pipe);
}

type Named = readonly [name: string, draft: SealedDraft<unknown>];

/** The sealed drafts that a module exports, alone or as a table by flow. */
const draftsIn = (module: object): readonly Named[] =>
  Object.entries(module).flatMap(([name, found]: [string, unknown]): readonly Named[] => {
    if (found instanceof SealedDraft) return [[name, found]];
    return typeof found === 'object' && found !== null ? draftsIn(found) : [];
  });

/** Every sealed draft of the app. */
const DRAFTS = filesIn('src')
  .filter((path) => /new SealedDraft\(/.test(textOf(path)))
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the table of a test is made before any import could be awaited
  .flatMap((path) => draftsIn(require(join(root, path)) as object));

let shelf: Shelf;
beforeEach(() => {
  shelf = new Shelf().install();
  persisted.forget(['drafts', 'draftOwner']);
  textSeal.use(sealUnder('0123456789abcdef'));
});

it('the sealed drafts are found', () => {
  expect(DRAFTS.length).toBeGreaterThan(12);
});

describe.each(DRAFTS)('%s, filled to its limits,', (_name, draft) => {
  const typed = filled(draft['field']);

  it('is stored encrypted only, survives a reload, and is gone when it is dropped', async () => {
    await draft.keep(typed);
    expect(JSON.stringify(shelf.kept)).not.toContain(SECRET);
    // The store is read by its schema, which leaves out what is too long.
    persisted.set({});
    expect(await draft.read()).toEqual(typed);
    draft.drop();
    expect(await draft.read()).not.toEqual(typed);
  });

  it('does not come back if it is dropped while it is being encrypted', async () => {
    const kept = draft.keep(typed);
    draft.drop();
    await kept;
    expect(await draft.read()).not.toEqual(typed);
  });
});
