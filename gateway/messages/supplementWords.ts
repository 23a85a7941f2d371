import { dayText, type CivilDate } from '@/domain/dates/civil';
import { isOpen, isSupplementMissing, SUPPLEMENT_RULE } from '@/domain/supplement/rule';
import { addDays } from '@/domain/dates/civil';
import type { SupplementRow } from '../queries/supplements';
import { supplementPage, type PersonalMessage } from './message';

type Row = Pick<SupplementRow, 'supplement_no' | 'title' | 'why' | 'state' | 'due_on'>;

const HOW = '请在应用“我的”的“补充资料”里上传照片。';

/** Documents are asked for after credit; an application's own supplement is credit-supplement. */
export function documentAsked({ supplement_no, title, why, due_on }: Row, today: CivilDate): PersonalMessage {
  const what = `请在${dayText(due_on, today)}（含当天）前补充“${title}”，用于${why}。`;
  return {
    kind: 'document-asked',
    about: supplement_no,
    day: today,
    title: '请补充资料',
    summary: `${title}，${dayText(due_on, today)}（含当天）前提交`,
    body: `${what}\n${HOW}`,
    sms: what + HOW,
    ...supplementPage(supplement_no),
  };
}

/** The reminder some days before the deadline, and after it. */
export function documentReminder(row: Row, today: CivilDate): PersonalMessage | undefined {
  const { supplement_no, title, state, due_on } = row;
  if (isSupplementMissing({ state, dueOn: due_on }, today)) {
    const what = `“${title}”应在${dayText(due_on, today)}（含当天）前补充，还没有收到。`;
    const follows = '补交前不能再借款，已有的借款和还款不受影响。';
    return {
      kind: 'document-missing',
      about: supplement_no,
      day: due_on,
      title: '补充资料过期未交',
      summary: '补交后才能再借款',
      body: `${what}\n${follows}\n${HOW}`,
      sms: what + follows + HOW,
      ...supplementPage(supplement_no),
    };
  }
  if (!isOpen(row) || today < addDays(due_on, -SUPPLEMENT_RULE.remindDays)) return undefined;
  const what = `“${title}”需要在${dayText(due_on, today)}（含当天）前补充。`;
  return {
    kind: 'document-due',
    about: supplement_no,
    day: due_on,
    title: '补充资料快到期了',
    summary: `${title}，${dayText(due_on, today)}（含当天）前提交`,
    body: `${what}\n${HOW}`,
    sms: what + HOW,
    ...supplementPage(supplement_no),
  };
}

export function documentDecided(
  { supplement_no, title }: Row,
  end: {
    readonly approved: boolean;
    readonly reason: string;
    readonly dueOn: CivilDate;
    readonly at: Date;
    readonly today: CivilDate;
  },
): PersonalMessage {
  const { approved, reason, dueOn, today } = end;
  const what = approved ? `“${title}”已通过审核，不用再提交。` : `“${title}”没有通过审核：${reason}。`;
  const next = approved ? '' : `请在${dayText(dueOn, today)}（含当天）前重新提交。`;
  return {
    kind: approved ? 'document-approved' : 'document-refused',
    // A second refusal on the same day is told, too.
    about: `${supplement_no}:${end.at.getTime()}`,
    day: today,
    title: approved ? '补充资料已通过' : '补充资料需要重新提交',
    summary: approved ? `${title}已通过审核` : `原因：${reason}`,
    body: [what, next].filter(Boolean).join('\n'),
    sms: what + next,
    ...supplementPage(supplement_no),
  };
}
