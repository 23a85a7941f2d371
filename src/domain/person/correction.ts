import type { CivilDate } from '../dates/civil';
import { normaliseIdNumber } from './idNumber';
import { normaliseName } from './name';

/**
 * Which parts of an ID card's OCR result may be corrected. OCR mistakes single characters; a person who changes more has photographed
 * another card, or tries another person's numbers. Then a new photo is required.
 */
export type CorrectionReason = 'nameDiffers' | 'idNumberDiffers' | 'authorityDiffers' | 'validityDiffers';

/** A name of this length or more may differ by two characters. */
const LONG_NAME = 5;
const WRONG_DIGITS = 2;
/** Digits of the birth date that may differ: another birth date is another person. */
const WRONG_BIRTH_DIGITS = 1;
const BIRTH = { from: 6, to: 14 } as const;
const WRONG_AUTHORITY_CHARACTERS = 2;

/** A name of up to four characters may differ from the OCR result by one character, a longer name by two: changed, missing or added. */
export function isSmallNameCorrection(read: string, given: string): boolean {
  const [from, to] = [normaliseName(read), normaliseName(given)];
  const length = Math.max(Array.from(from).length, Array.from(to).length);
  return editDistance(from, to) <= (length < LONG_NAME ? 1 : 2);
}

/** At most two of the 18 characters differ, and at most one of them within the birth date. */
export function isSmallIdNumberCorrection(read: string, given: string): boolean {
  const [from, to] = [normaliseIdNumber(read), normaliseIdNumber(given)];
  const birthOf = (id: string): string => id.slice(BIRTH.from, BIRTH.to);
  return (
    changedPlaces(from, to) <= WRONG_DIGITS && changedPlaces(birthOf(from), birthOf(to)) <= WRONG_BIRTH_DIGITS
  );
}

/** The issuing authority may differ by two characters. */
export function isSmallAuthorityCorrection(read: string, given: string): boolean {
  return editDistance(read, given) <= WRONG_AUTHORITY_CHARACTERS;
}

/** A date may differ by two digits; 长期 (null) is not a date and cannot be corrected to one. */
export function isSmallDateCorrection(read: CivilDate | null, given: CivilDate | null): boolean {
  return read === null || given === null ? read === given : changedPlaces(read, given) <= WRONG_DIGITS;
}

interface Front {
  readonly name: string;
  readonly idNo: string;
}

/** Why the portrait side cannot be confirmed with these corrections; undefined when it can. */
export function checkFrontCorrection(read: Front, given: Front): CorrectionReason | undefined {
  if (!isSmallNameCorrection(read.name, given.name)) return 'nameDiffers';
  return isSmallIdNumberCorrection(read.idNo, given.idNo) ? undefined : 'idNumberDiffers';
}

interface Back {
  readonly authority: string;
  readonly validFrom: CivilDate;
  readonly validTo: CivilDate | null;
}

/** Why the emblem side cannot be confirmed with these corrections; undefined when it can. */
export function checkBackCorrection(read: Back, given: Back): CorrectionReason | undefined {
  if (!isSmallAuthorityCorrection(read.authority, given.authority)) return 'authorityDiffers';
  const dates =
    isSmallDateCorrection(read.validFrom, given.validFrom) &&
    isSmallDateCorrection(read.validTo, given.validTo);
  return dates ? undefined : 'validityDiffers';
}

/** Number of positions in which two texts of the same length differ; Infinity if the lengths differ. */
function changedPlaces(from: string, to: string): number {
  if (from.length !== to.length) return Infinity;
  return Array.from(from).filter((character, place) => character !== to.charAt(place)).length;
}

/** Levenshtein distance in characters. Libraries count UTF-16 units; a rare character in a name has two of them. */
function editDistance(from: string, to: string): number {
  const target = Array.from(to);
  let row = [0, ...target.map((_, place) => place + 1)];
  for (const character of Array.from(from)) {
    const above = row;
    row = [(above[0] ?? 0) + 1];
    target.forEach((other, place) => {
      const replaced = (above[place] ?? 0) + (character === other ? 0 : 1);
      row.push(Math.min(replaced, (above[place + 1] ?? 0) + 1, (row[place] ?? 0) + 1));
    });
  }
  return row[target.length] ?? 0;
}
