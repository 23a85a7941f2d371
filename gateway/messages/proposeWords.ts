import type { ProposeKind } from '@/contract/codes';
import { dayText, type CivilDate } from '@/domain/dates/civil';
import { proposePage, type PersonalMessage } from './message';

interface Proposal {
  readonly propose_no: string;
  readonly kind: ProposeKind;
  readonly due_on: CivilDate;
}

const NAMES: Readonly<Record<ProposeKind, string>> = { suggestion: '建议', complaint: '投诉' };

/** `about`: the number and how often it was opened, so that each opening has its own message. */
export function proposeReceived(
  { propose_no: no, kind, due_on }: Proposal,
  { times, today }: { readonly times: number; readonly today: CivilDate },
): PersonalMessage {
  const name = NAMES[kind];
  const received =
    times === 0
      ? `您的${name}已收到，编号 ${no}。`
      : `您对答复的意见已收到，编号 ${no}，我们会换人重新处理。`;
  const until = `我们会在${dayText(due_on, today)}（含当天）前答复您。`;
  return {
    kind: 'propose-received',
    about: `${no}-${times}`,
    day: today,
    title: times === 0 ? `${name}已收到` : `${name}重新处理`,
    summary: until.replace(/。$/, ''),
    body: `${received}\n${until}`,
    sms: received + until,
    ...proposePage(no),
  };
}

export function proposeAnswered(
  { propose_no: no, kind }: Proposal,
  { times, today, words }: { readonly times: number; readonly today: CivilDate; readonly words: string },
): PersonalMessage {
  const name = NAMES[kind];
  const answered = `您的${name}（编号 ${no}）有了答复。`;
  return {
    kind: 'propose-answered',
    about: `${no}-${times}`,
    day: today,
    title: `${name}已答复`,
    summary: words.slice(0, 40),
    body: `${answered}\n${words}\n如果不满意，可以在详情里告诉我们。`,
    sms: `${answered}请在应用的“投诉与建议”里查看。`,
    ...proposePage(no),
  };
}
