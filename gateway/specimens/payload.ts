import { createHash } from 'node:crypto';
import { birthdayOf, sexOf } from '@/domain/person/idNumber';
import * as v from 'valibot';

export type Sex = '男' | '女';

/** Portrait side. `birth` is an ISO date, `nation` without the 族. */
export interface IdFront {
  readonly name: string;
  readonly idNo: string;
  readonly sex: Sex;
  readonly nation: string;
  readonly birth: string;
  readonly address: string;
}

/** Validity side. ISO dates; `validTo` may be 长期. */
export interface IdBack {
  readonly authority: string;
  readonly validFrom: string;
  readonly validTo: string;
}

/** `validThru` as printed on a card, MM/YY. */
export interface BankCard {
  readonly bank: string;
  readonly cardNo: string;
  readonly name: string;
  readonly validThru: string;
}

export type SpecimenDocument =
  | { readonly kind: 'id-front'; readonly fields: IdFront }
  | { readonly kind: 'id-back'; readonly fields: IdBack }
  | { readonly kind: 'bank-card'; readonly fields: BankCard };

const MARK = 'YL1';
const text = v.string();

const storedFields = v.union([
  v.tuple([v.literal('F'), text, text, v.picklist(['', '男', '女']), text, text, text]),
  v.tuple([v.literal('B'), text, text, text]),
  v.tuple([v.literal('C'), text, text, text, text]),
]);
type Stored = v.InferOutput<typeof storedFields>;

const checksum = (body: string) =>
  createHash('sha256').update(`${MARK}${body}`, 'utf8').digest('hex').slice(0, 8);

/** Sex in an ID number (GB 11643). */
export const sexIn = (idNo: string): Sex => (sexOf(idNo) === 'female' ? '女' : '男');

/** Birth date in an ID number; empty if the number has no real date. */
export const birthIn = (idNo: string): string => birthdayOf(idNo) ?? '';

/** Leaves out sex and birth if they equal those in the ID number: a smaller code is read faster. */
function toStored({ kind, fields }: SpecimenDocument): Stored {
  switch (kind) {
    case 'id-front': {
      const sex = fields.sex === sexIn(fields.idNo) ? '' : fields.sex;
      const birth = fields.birth === birthIn(fields.idNo) ? '' : fields.birth;
      return ['F', fields.name, fields.idNo, sex, fields.nation, birth, fields.address];
    }
    case 'id-back':
      return ['B', fields.authority, fields.validFrom, fields.validTo];
    case 'bank-card':
      return ['C', fields.bank, fields.cardNo, fields.name, fields.validThru];
  }
}

function fromStored(stored: Stored): SpecimenDocument {
  switch (stored[0]) {
    case 'F': {
      const [, name, idNo, sex, nation, birth, address] = stored;
      const given = { sex: sex || sexIn(idNo), birth: birth || birthIn(idNo) };
      return { kind: 'id-front', fields: { name, idNo, nation, address, ...given } };
    }
    case 'B': {
      const [, authority, validFrom, validTo] = stored;
      return { kind: 'id-back', fields: { authority, validFrom, validTo } };
    }
    case 'C': {
      const [, bank, cardNo, name, validThru] = stored;
      return { kind: 'bank-card', fields: { bank, cardNo, name, validThru } };
    }
  }
}

/** The text of a specimen's code: `YL1`, eight hex digits of SHA-256 over the rest, then a JSON array of the fields. */
export function encodeSpecimen(doc: SpecimenDocument): string {
  const body = JSON.stringify(toStored(doc));
  return `${MARK}${checksum(body)}${body}`;
}

/** The document in a code's text; undefined if the text is a foreign code, another version or damaged. */
export function decodeSpecimen(code: string): SpecimenDocument | undefined {
  const [, sum, body] = /^YL1([0-9a-f]{8})(\[.*\])$/s.exec(code) ?? [];
  if (body === undefined || sum !== checksum(body)) return undefined;
  const fields = v.safeParse(v.pipe(v.string(), v.parseJson(), storedFields), body);
  return fields.success ? fromStored(fields.output) : undefined;
}
