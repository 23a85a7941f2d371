import type { Response } from '@/contract';
import { RELATIONS } from '@/domain/credit/contactChoices';
import { civilDateAt, formatChinese, timeText } from '@/domain/dates/civil';
import { groupIdNumber } from '@/domain/person/idNumber';
import { groupPhone } from '@/domain/person/phone';
import { FIELD_NAMES, PERSON } from './texts';

export type Shown = Response<'showUserInfo'>;
type Wire = Response<'queryUserInfo'>;
type Line = readonly [label: string, value: string];

export interface PersonView {
  readonly identity: readonly Line[];
  readonly work: readonly Line[];
  readonly home: readonly Line[];
  readonly contacts: readonly Line[];
}

const relationName = (key: string): string => RELATIONS.find((one) => one.key === key)?.label ?? '';

const contactLines = (title: string, contacts: Shown['general']): readonly Line[] =>
  contacts.map(({ name, phone, relation }, index) => [
    contacts.length > 1 ? `${title} ${index + 1}` : title,
    `${name} ${relationName(relation)} ${groupPhone(phone)}`,
  ]);

const filled = (lines: readonly Line[]): readonly Line[] =>
  lines.map(([label, value]) => [label, value || PERSON.none]);

/** The person's data in rows; masked, or in full after an identity check. */
export const personView = (shown: Shown, idCardValidTo: string | null): PersonView => ({
  identity: filled([
    [PERSON.name, shown.custName],
    [PERSON.idNo, groupIdNumber(shown.idNo)],
    [PERSON.phone, groupPhone(shown.phone)],
    [PERSON.validTo, idCardValidTo === null ? PERSON.longTerm : formatChinese(idCardValidTo, 'full')],
  ]),
  work: filled([
    [PERSON.occupation, shown.occupation],
    [PERSON.company, shown.company],
  ]),
  home: filled([
    [PERSON.email, shown.email],
    [PERSON.address, shown.address],
  ]),
  contacts: [
    ...contactLines(PERSON.general, shown.general),
    ...contactLines(PERSON.emergency, shown.emergency),
  ],
});

export interface ChangeView {
  readonly key: string;
  readonly title: string;
  readonly note: string;
}

export const changeViews = (changes: Wire['changes']): readonly ChangeView[] =>
  changes.map(({ field, from, to, at }, index) => {
    const ms = Date.parse(at);
    return {
      key: `${index}`,
      title: `${FIELD_NAMES[field]}：${from || PERSON.none} → ${to || PERSON.none}`,
      note: `${formatChinese(civilDateAt(ms), 'full')} ${timeText(ms)}`,
    };
  });
