import { moneyText, parseYuan } from '../money/fen';
import { HOME_STATUS_TEXTS } from './homeStatusTexts';
import { homeFacts, stepOf, type NextStep } from './nextAction';
import { homeStatusOf } from './homeStatus';
import type { HomeStatus, HomeStatusFacts } from './offer';
import { tasksOf, type HomeTask } from './tasks';

type Known = HomeStatusFacts & { readonly status: NonNullable<HomeStatusFacts['status']> };

/** A drawing under way, below what is due. */
function drawingItem({ status }: Known, hero: HomeStatus): HomeTask[] {
  const fen = parseYuan(status.disbursing) ?? 0;
  if (fen === 0 || hero.state === 'disbursing') return [];
  const { disbursing, disbursingNote: note } = HOME_STATUS_TEXTS;
  const way = { to: 'action', action: 'loanProgress' } as const;
  return [{ key: 'drawing', title: `${disbursing} ${moneyText(fen)}`, note, urgent: false, way }];
}

/** The steps of an application and of a new line that have a way on. */
const STEPS: ReadonlySet<NextStep> = new Set([
  ...(['continue', 'supplement', 'creditProgress', 'creditResult', 'reapply', 'activate'] as const),
]);

/** The application, its decision or the line to activate, if something else is the one task. */
function applicationItem(facts: Known, hero: HomeStatus): HomeTask[] {
  // As if nothing else were to do.
  const alone = { transfers: [], leavingUntil: null, documents: [], idCard: null };
  const status = { ...facts.status, ...alone, overdueDays: 0, disbursing: '', repaying: '' };
  const { action } = stepOf(homeFacts(status));
  if (!STEPS.has(action) || hero.action === action) return [];
  const { title, right, note, more } = homeStatusOf({ ...facts, status, repay: undefined });
  const begun = action === 'continue';
  return [
    {
      key: 'application',
      title: title || HOME_STATUS_TEXTS.unfinished,
      note: begun ? `${right}，${more}` : note,
      urgent: action === 'supplement',
      way: { to: 'action', action },
    },
  ];
}

/** Everything that waits for the person and is not the one task of home, in the same order. Debts have their own place. */
export function stripOf(facts: HomeStatusFacts, hero: HomeStatus): readonly HomeTask[] {
  const { status } = facts;
  if (status === undefined) return [];
  const known: Known = { ...facts, status };
  const tasks = tasksOf(status).filter(({ key }) => key !== hero.task?.key);
  return [...drawingItem(known, hero), ...tasks, ...applicationItem(known, hero)];
}
