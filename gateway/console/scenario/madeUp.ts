import { birthdayOf, sexOf } from '@/domain/person/idNumber';
import { checkPassword } from '@/domain/person/password';
import {
  drawBankCard,
  drawDiploma,
  drawIdBack,
  drawIdFront,
  drawPaper,
  specimenDefaults,
} from '../../specimens';
import { factsOf, type PersonFacts, type Picture } from '../person';
import type { PictureKind } from './form';

const MORE_PASSWORDS = ['470913', '816205', '593718', '862940', '357902'];

/** Before every day that a scenario begins on. */
const EXPIRED = '2025-03-07';

/** The nth person that a scenario names; the first is the one who uses the app. */
const nthFacts = (phone: string, n: number): PersonFacts => factsOf(n === 1 ? phone : `${phone} ${n}`);

/** Passwords that the person may have, each another. */
function nthPassword(phone: string, n: number): string {
  const { tradePassword, idNo } = factsOf(phone);
  const owner = { birthday: birthdayOf(idNo) ?? '', phone };
  const others = MORE_PASSWORDS.filter(
    (one) => one !== tradePassword && checkPassword(one, owner) === undefined,
  );
  return n === 1 ? tradePassword : (others[(n - 2) % others.length] ?? '');
}

type Made = 'name' | 'idNo' | 'cardNo' | 'password' | 'other' | 'mailbox';

/** What the sandbox makes up in place of a real person's data. */
export function madeUp(phone: string, what: Made, n: number): string {
  switch (what) {
    case 'password':
      return nthPassword(phone, n);
    case 'other':
      return `139${String((Number(phone.slice(3)) + n) % 100_000_000).padStart(8, '0')}`;
    case 'mailbox':
      return `yangben${n}`;
    default:
      return nthFacts(phone, n)[what];
  }
}

/** A picture of the sandbox, coded so that it is read quickly. */
export function pictureOf(kind: PictureKind, phone: string, year: number): Picture {
  const { name, idNo, cardNo } = factsOf(phone);
  const { nation, address, authority, from, to, bank, valid: validThru, school } = specimenDefaults;
  const coded = { coded: true } as const;
  const jpeg = (bytes: Buffer): Picture => ({ name: `${kind}.jpg`, type: 'image/jpeg', bytes });
  switch (kind) {
    case 'id-front': {
      const sex = sexOf(idNo) === 'male' ? '男' : '女';
      return jpeg(drawIdFront({ name, idNo, nation, address, birth: birthdayOf(idNo) ?? '', sex }, coded));
    }
    case 'id-back':
      return jpeg(drawIdBack({ authority, validFrom: from, validTo: to }, coded));
    case 'id-back-expired':
      return jpeg(drawIdBack({ authority, validFrom: '2005-03-07', validTo: EXPIRED }, coded));
    case 'bank-card':
      return jpeg(drawBankCard({ cardNo, bank, name, validThru }, coded));
    case 'diploma':
      return jpeg(drawDiploma({ name, school, year }));
    default:
      return jpeg(drawPaper({ ...specimenDefaults, name, on: `${year}-01-01` }));
  }
}
