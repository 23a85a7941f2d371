import type { Response } from '@/contract';
import type { Authorisation } from '@/contract/codes';
import { civilDateAt, formatChinese, timeText } from '@/domain/dates/civil';
import { ABOUT, sceneName } from './texts';

type State = Response<'empowerState'>;

/** An authorisation, in words. */
export interface AuthorisationView {
  readonly id: Authorisation;
  readonly title: string;
  readonly given: boolean;
  readonly use: string;
  readonly follows: string;
  /** '版本 2026.08 · 申请额度 · 2026年11月22日 14:05'; '' for one that was never asked for. */
  readonly facts: string;
  /** Version of the text that can be agreed to here; '' if it is given elsewhere. */
  readonly offered: string;
  readonly barred: string;
}

export interface RecordView {
  readonly key: string;
  readonly templateId: string;
  readonly title: string;
  readonly note: string;
  readonly withdrawn: boolean;
}

function timeOf(instant: string): string {
  const at = Date.parse(instant);
  return `${formatChinese(civilDateAt(at), 'full')} ${timeText(at)}`;
}

export const authorisationView = ({
  id,
  title,
  version,
  scene,
  given,
  at,
  withdrawnAt,
  offered,
  barred,
}: State['list'][number]): AuthorisationView => ({
  id,
  title,
  given: given === 'Y',
  ...ABOUT[id],
  facts: [
    version && `版本 ${version}`,
    scene && sceneName(scene),
    withdrawnAt !== null ? `${timeOf(withdrawnAt)} 撤回` : at !== null ? `${timeOf(at)} 同意` : '',
  ]
    .filter(Boolean)
    .join(' · '),
  offered,
  barred,
});

export const recordView = (
  { templateId, title, version, scene, at, withdrawnAt }: State['records'][number],
  index: number,
): RecordView => ({
  key: `${templateId}-${index}`,
  templateId,
  title,
  note: `版本 ${version} · ${sceneName(scene)} · ${timeOf(at)}${withdrawnAt === null ? '' : `，${timeOf(withdrawnAt)} 撤回`}`,
  withdrawn: withdrawnAt !== null,
});
