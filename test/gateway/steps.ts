import type { Request } from '@/contract';
import { birthdayOf, checkDigitOf, sexOf } from '@/domain/person/idNumber';
import type { Picture } from '../../gateway/console/person';
import { drawIdBack, drawIdFront, specimenDefaults } from '../../gateway/specimens';
import { minutesOverMidnight } from './bank/midnight';
import type { Bank, TestPerson } from './harness';
import { faceDecision } from './faceDecision';

/** Single steps of the credit flow, for tests that stop halfway or do one of them wrong. */

/** Phones that no other test of the file uses: a phone gets one login code a minute. */
export function phones(start = 0): () => string {
  let n = start;
  return () => `1371${String((n += 1)).padStart(7, '0')}`;
}

/** Read by their code, which takes a tenth of the time; gateway/ocr reads printed words. */
export const CODED = { coded: true } as const;

export const png = (bytes: Buffer): Picture => ({ name: 'photo.png', type: 'image/png', bytes });

/** A well-formed ID number of no real person: area 539999 does not exist. */
export function idNumber(birthday: string, sequence = '001'): string {
  const digits = `539999${birthday.replaceAll('-', '')}${sequence}`;
  return digits + checkDigitOf(digits);
}

export const frontPicture = (name: string, idNo: string): Picture => {
  const { nation, address } = specimenDefaults;
  const sex = sexOf(idNo) === 'male' ? '男' : '女';
  return png(drawIdFront({ name, idNo, nation, address, birth: birthdayOf(idNo) ?? '', sex }, CODED));
};

export const backPicture = (validFrom: string, validTo: string): Picture =>
  png(drawIdBack({ authority: specimenDefaults.authority, validFrom, validTo }, CODED));

export const consent = (person: TestPerson, scene: Request<'updateAppContractRecord'>['scene']) =>
  person.must('updateAppContractRecord', { scene, templateIds: [scene] });

/** Photographs the portrait side; consent included. */
export async function readFront(
  person: TestPerson,
  { name, idNo }: { name: string; idNo: string } = person.facts,
): Promise<string> {
  await consent(person, 'id-card');
  return (await person.must('idCardOcr', { side: 'front' }, [frontPicture(name, idNo)])).imageId;
}

export async function readBack(
  person: TestPerson,
  validFrom = '2020-03-07',
  validTo = '2040-03-07',
): Promise<string> {
  await consent(person, 'id-card');
  return (await person.must('idCardOcr', { side: 'back' }, [backPicture(validFrom, validTo)])).imageId;
}

export async function confirmFront(person: TestPerson, facts: { name: string; idNo: string } = person.facts) {
  const { name, idNo } = facts;
  const imageId = await readFront(person, facts);
  return person.must('ocrVerify', { side: 'front', imageId, name, idNo });
}

export async function confirmBack(
  person: TestPerson,
  validFrom = '2020-03-07',
  validTo: string | null = '2040-03-07',
) {
  const imageId = await readBack(person, validFrom, validTo ?? '长期');
  const { authority } = specimenDefaults;
  return person.must('ocrVerify', { side: 'back', imageId, authority, validFrom, validTo });
}

/** Opens a face check and ends it on the gateway's own page; without an outcome the person just leaves. */
export async function walkFaceCheck(
  person: TestPerson,
  outcome?: 'passed' | 'failed' | 'cancelled',
): Promise<string> {
  const { bizToken } = await person.must('getH5Token', { scene: 'credit', terminal: 'h5', nonce: 'nonce-1' });
  if (outcome !== undefined) {
    await person.world.send(faceDecision(bizToken, outcome));
  }
  return bizToken;
}

const otherPhone = (person: TestPerson, last: number) => `136${person.phone.slice(4)}${last}`;

export const goodContacts = (person: TestPerson) => ({
  general: [{ name: '赵清和', phone: otherPhone(person, 1), relation: 'friend' as const }],
  emergency: [{ name: '钱望舒', phone: otherPhone(person, 2), relation: 'parent' as const }],
});

/** Sets the gateway's clock to the first minutes of its next day: less than a day ahead. */
export async function overMidnight({ console }: Bank): Promise<void> {
  await console.advanceMinutes(minutesOverMidnight(await console.now()));
}
