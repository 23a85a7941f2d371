import type { EducationFileKind, EducationLevel } from '@/contract/codes';
import type { CivilDate } from '../dates/civil';
import { specialCharacters } from '../text/specialCharacters';

export type SchoolReason = 'schoolMissing' | 'schoolLength' | 'schoolCharacters';
export type YearReason = 'yearMissing' | 'yearRange';
export type EducationReason = SchoolReason | YearReason | 'levelMissing' | 'fileMissing';

const SCHOOL = { shortest: 4, longest: 40 };
/** A name has at least one Chinese character or letter; ranges, because older engines know no \p{L}. */
const LETTER = /[A-Za-z\u3400-\u9fff]/;
/** A person who graduated up to this many years ago counts as a graduate; one who graduates next year already has a certificate to show. */
const YEARS_BACK = 5;
const YEARS_AHEAD = 1;

/** Levels of education and kinds of certificate, with their Chinese names (contract educationUpdate, educationUpload). */
export const EDUCATION_LEVELS = [
  { key: 'college', label: '专科' },
  { key: 'bachelor', label: '本科' },
  { key: 'master', label: '硕士' },
  { key: 'doctor', label: '博士' },
] as const satisfies readonly { key: EducationLevel; label: string }[];

export const EDUCATION_FILES = [
  { key: 'diploma', label: '毕业证书' },
  { key: 'degree', label: '学位证书' },
  { key: 'report', label: '学历验证报告' },
] as const satisfies readonly { key: EducationFileKind; label: string }[];

export type { EducationFileKind, EducationLevel };

/** Why a school's name is invalid; undefined for a valid one: the full name. */
export function checkSchool(text: string): SchoolReason | undefined {
  const name = text.trim();
  const length = Array.from(name).length;
  if (length === 0) return 'schoolMissing';
  if (specialCharacters(name) !== undefined || !LETTER.test(name)) return 'schoolCharacters';
  return length < SCHOOL.shortest || length > SCHOOL.longest ? 'schoolLength' : undefined;
}

/** Years of graduation that may be chosen, the latest first. */
export function graduationYears(today: CivilDate): number[] {
  const latest = Number(today.slice(0, 4)) + YEARS_AHEAD;
  return Array.from({ length: YEARS_BACK + YEARS_AHEAD + 1 }, (_, index) => latest - index);
}

export function checkGraduationYear(year: number | undefined, today: CivilDate): YearReason | undefined {
  if (year === undefined || year === 0) return 'yearMissing';
  return graduationYears(today).includes(year) ? undefined : 'yearRange';
}
