import type { Template } from '../fillTemplate';
import { bankCard } from './bankCard';
import { costSheet } from './costSheet';
import { credit } from './credit';
import { creditReport } from './creditReport';
import { eSign } from './eSign';
import { face } from './face';
import { idCard } from './idCard';
import { loan } from './loan';
import { marketing } from './marketing';
import { partnerData } from './partnerData';
import { personalInfo } from './personalInfo';
import { privacy } from './privacy';
import { register } from './register';
import { squareData } from './squareData';

/** Every agreement of the product, in its current version. */
export const templates: readonly Template[] = [
  register,
  privacy,
  idCard,
  face,
  bankCard,
  personalInfo,
  creditReport,
  credit,
  eSign,
  costSheet,
  loan,
  squareData,
  partnerData,
  marketing,
];

export function findTemplate(id: string): Template | undefined {
  return templates.find((template) => template.id === id);
}

/** The templates with these ids, in the order of the ids; unknown ids are left out. */
export function templatesOf(ids: readonly string[]): Template[] {
  return ids.map(findTemplate).filter((template) => template !== undefined);
}

/** Title of a template; the id itself if the template no longer exists, so that an old file keeps a name. */
export function titleOf(id: string): string {
  return findTemplate(id)?.title ?? id;
}
