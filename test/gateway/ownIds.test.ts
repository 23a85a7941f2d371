import { Refused } from '../../gateway/console/person';
import { startGateway, type Bank } from './harness';
import { moneyRows } from './ids/moneyRows';
import { NOT_OWNED, NOT_OWNED_HERE } from './ids/notOwned';
import { paperRows } from './ids/paperRows';
import { personRows } from './ids/personRows';
import { idFields } from './ids/requestKeys';
import type { Row, Scene } from './ids/row';
import { snapshotOf } from './ids/snapshot';

/** Every call that names something of one customer, tried with what belongs to another customer and with what does not exist. */

const rows: readonly Row[] = [...moneyRows, ...paperRows, ...personRows];

const fieldOf = (path: string) => path.slice(path.indexOf('.') + 1);
const isNobodys = (path: string) => path in NOT_OWNED_HERE || fieldOf(path) in NOT_OWNED;

let bank: Bank;
let scene: Scene;
let debtless: Scene;
beforeAll(async () => {
  bank = await startGateway({ people: true });
  const [owner, stranger] = [await bank.credited(), await bank.credited()];
  for (const person of [owner, stranger]) {
    const { loanNo } = await person.draw({ amount: '3000.00' });
    await person.repay(loanNo, 'payoff');
    await person.draw({ amount: '3000.00' });
  }
  scene = { bank, owner, stranger };
  debtless = { bank, owner: await bank.credited(), stranger: await bank.credited() };
});
afterAll(() => bank.close());

/** Another id of the same form. */
function unknownLike(id: string): string {
  const hex = /^[\da-f-]+$/.test(id);
  const next = (character: string) => {
    if (/\d/.test(character)) return String((Number(character) + 3) % 10);
    if (hex && character !== '-')
      return character === 'f' ? 'a' : String.fromCharCode(character.charCodeAt(0) + 1);
    if (/[a-y]/i.test(character)) return String.fromCharCode(character.charCodeAt(0) + 1);
    return /[zZ]/.test(character) ? 'a' : character;
  };
  // The version and variant digits of a UUID stay.
  return [...id]
    .map((character, at) => (hex && id.length === 36 && [14, 19].includes(at) ? character : next(character)))
    .join('');
}

const seen = (answer: object) =>
  answer instanceof Refused ? { code: answer.code, desc: answer.desc } : { answered: answer };

it('the table has a row for every id of the contract, and no row or reason without one', () => {
  const fields = idFields();
  const tabled = rows.map(({ field }) => field);
  expect(fields.filter((path) => !isNobodys(path) && !tabled.includes(path))).toEqual([]);
  const owned = (path: string) => tabled.includes(path);
  expect(tabled.filter((path) => !fields.includes(path))).toEqual([]);
  expect(Object.keys(NOT_OWNED_HERE).filter((path) => !fields.includes(path) || owned(path))).toEqual([]);
});

it.each(rows.map((row) => [row.field, row] as const))('%s', async (_field, row) => {
  const here = row.debtless === true ? debtless : scene;
  const { owner, stranger } = here;
  const id = await row.make(owner, here);
  expect(id).not.toBe('');
  const foreign = await row.ready(id, stranger, here);
  const unknown = await row.ready(unknownLike(id), stranger, here);
  const before = await snapshotOf(bank);
  const answers = [await foreign(), await unknown()].map(seen);
  expect(answers[0]).toEqual(answers[1]);
  expect('code' in (answers[0] ?? {})).toBe(row.quiet === undefined);
  expect(await snapshotOf(bank)).toEqual(before);
  // The id was good: its owner gets another answer, or the call does something.
  const byOwner = await row.ready(id, owner, here);
  const then = await snapshotOf(bank);
  const own = seen(await byOwner());
  expect([own, await snapshotOf(bank)]).not.toEqual([answers[0], then]);
});
