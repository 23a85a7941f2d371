import { ofDenied, ofNew, ofReviewing } from './applicationWords';
import { ACTION_NAMES } from './homeStatusTexts';
import { lineOf } from './line';
import { dueIn, ofDisbursing, ofDue, ofOverdue, ofRepaying } from './moneyWords';
import {
  homeFacts,
  homeOf,
  isDueSoon,
  stepOf,
  type HomeAction,
  type HomeState,
  type TaskWay,
} from './nextAction';
import {
  visitorStatus,
  type Facts,
  type HomeLine,
  type HomeStatus,
  type HomeStatusFacts,
  type Words,
} from './offer';
import { leadOf, tasksOf, type LeadTask } from './tasks';
import { HOME_TEXTS } from './texts';

const ofLine = ({ status }: Facts): Words => ({ ...lineOf(status), name: HOME_TEXTS.available });

function ofTask({ task }: Facts): Words {
  if (task === undefined) throw new Error('no task');
  const { name, fen, figure, lead: note, more, title, actionName } = task;
  return {
    ...{ name, title, note, more, actionName, task },
    ...(fen === undefined ? { figure: figure ?? '' } : { fen }),
  };
}

const WORDS: Readonly<Record<HomeState, (facts: Facts) => Words>> = {
  new: ofNew,
  reviewing: ofReviewing,
  denied: ofDenied,
  credited: ofLine,
  borrowing: ofDue,
  disbursing: ofDisbursing,
  repaying: ofRepaying,
  overdue: ofOverdue,
  due: ofDue,
  task: ofTask,
};

/** The tasks whose page also makes borrowing possible again. */
const LIFTED_BY: Readonly<Partial<Record<HomeAction, TaskWay['to']>>> = {
  applyLogout: 'leaving',
  idCardUpdate: 'idCard',
  proofs: 'proof',
  mySupplement: 'supplement',
};

/** States in which the line is not the one task, and may stand below it. */
const BESIDE: ReadonlySet<HomeState> = new Set(['borrowing', 'task']);
const WITH_LINE: ReadonlySet<HomeState> = new Set(['borrowing', 'credited']);

/** The line below the one task: nothing to borrow is shown while something is due within days, or what bars it is the task itself. */
function lineBeside(facts: Facts, state: HomeState, task: LeadTask | undefined): HomeLine | undefined {
  const own = homeFacts(facts.status);
  if (!BESIDE.has(state) || isDueSoon(dueIn(facts)) || !WITH_LINE.has(stepOf(own).state)) return undefined;
  // Until it is known when something is due, nothing is offered.
  if (own.status === 'creditRepay' && facts.repay === undefined) return undefined;
  const line = lineOf(facts.status);
  const said = state === 'task' && task !== undefined && LIFTED_BY[line.action] === task.way.to;
  return line.action === 'activate' || said ? undefined : line;
}

/** The state of a person (domain/home/nextAction) in words and figures. */
export function homeStatusOf(given: HomeStatusFacts): HomeStatus {
  const { status } = given;
  if (status === undefined) return visitorStatus(given);
  const task = leadOf(tasksOf(status));
  const days = dueIn(given);
  const { state, action, way } = homeOf({ ...homeFacts(status), dueIn: days, waits: task?.way });
  const facts: Facts = { ...given, status, action, task };
  const line = lineBeside(facts, state, task);
  return {
    title: '',
    right: '',
    more: '',
    tone: 'ink',
    actionName: ACTION_NAMES[action],
    ...WORDS[state](facts),
    ...{ state, action, way },
    offers: status.overdueDays === 0 && !isDueSoon(days),
    ...(line !== undefined && { line }),
  };
}
