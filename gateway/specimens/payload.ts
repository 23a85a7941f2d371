import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { birthOf, sexOf } from './idNumber';

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
  | ({ readonly kind: 'id-front' } & IdFront)
  | ({ readonly kind: 'id-back' } & IdBack)
  | ({ readonly kind: 'bank-card' } & BankCard);

const MARK = 'YL1';
const text = v.string();

const stored = v.union([
  v.tuple([v.literal('F'), text, text, v.picklist(['', '男', '女']), text, text, text]),
  v.tuple([v.literal('B'), text, text, text]),
  v.tuple([v.literal('C'), text, text, text, text]),
]);
type Stored = v.InferOutput<typeof stored>;

const checksum = (body: string) => createHash('sha256').update(`${MARK}${body}`, 'utf8').digest('hex').slice(0, 8);

/** Sex and birth are left out where the ID number says the same: a smaller code has larger modules and reads better. */
function toStored(doc: SpecimenDocument): Stored {
  switch (doc.kind) {
    case 'id-front': {
      const sex = doc.sex === sexOf(doc.idNo) ? '' : doc.sex;
      const birth = doc.birth === birthOf(doc.idNo) ? '' : doc.birth;
      return ['F', doc.name, doc.idNo, sex, doc.nation, birth, doc.address];
    }
    case 'id-back':
      return ['B', doc.authority, doc.validFrom, doc.validTo];
    case 'bank-card':
      return ['C', doc.bank, doc.cardNo, doc.name, doc.validThru];
  }
}

function fromStored(fields: Stored): SpecimenDocument {
  switch (fields[0]) {
    case 'F': {
      const [, name, idNo, sex, nation, birth, address] = fields;
      return { kind: 'id-front', name, idNo, sex: sex || sexOf(idNo), nation, birth: birth || birthOf(idNo), address };
    }
    case 'B': {
      const [, authority, validFrom, validTo] = fields;
      return { kind: 'id-back', authority, validFrom, validTo };
    }
    case 'C': {
      const [, bank, cardNo, name, validThru] = fields;
      return { kind: 'bank-card', bank, cardNo, name, validThru };
    }
  }
}

/** The text of a specimen's code: `YL1`, eight hex digits of SHA-256 over what follows, a JSON array of the fields. */
export function encodeSpecimen(doc: SpecimenDocument): string {
  const body = JSON.stringify(toStored(doc));
  return `${MARK}${checksum(body)}${body}`;
}

/** The document of a code's text; undefined where it is another code, another version or damaged. */
export function decodeSpecimen(code: string): SpecimenDocument | undefined {
  const [, sum, body] = /^YL1([0-9a-f]{8})(\[.*\])$/s.exec(code) ?? [];
  if (body === undefined || sum !== checksum(body)) return undefined;
  const fields = v.safeParse(v.pipe(v.string(), v.parseJson(), stored), body);
  return fields.success ? fromStored(fields.output) : undefined;
}
