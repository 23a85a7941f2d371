import type { Response } from '@/contract';

interface FlowStep {
  readonly pageName: string;
  readonly pageRoute: string;
}

/** The steps of the credit flow in their order (spec §3 Credit configuration): the only place that defines the order. */
const CREDIT_FLOW = [
  { pageName: 'ocr', pageRoute: '/pages/creditV2/view/ocr/ocrTab' },
  { pageName: 'face', pageRoute: '/pages/creditV2/view/face/faceStart' },
  { pageName: 'contact', pageRoute: '/pages/creditV2/view/addContacts' },
  { pageName: 'partner', pageRoute: '/pages/creditV2/view/outWebPage' },
  { pageName: 'bankCard', pageRoute: '/pages/creditV2/view/bindCard' },
  { pageName: 'password', pageRoute: '/pages/setpwd/setPwdPage' },
] as const satisfies readonly FlowStep[];

/** Version of this configuration for the client; change it with the table above. */
export const CREDIT_CONF_SEQ = 'flow-2';

type StepName = (typeof CREDIT_FLOW)[number]['pageName'];
export type StepsDone = Readonly<Record<StepName, boolean>>;

/** Sections of the contact step (spec §5 Contact node). */
export const CONTACT_DISPLAY = {
  isShowOccu: 'Y',
  isShowCompany: 'Y',
  isCompanyrequired: 'N',
  isShowGeneral: 'Y',
  isShowEmergency: 'Y',
} as const satisfies Response<'queryDisplayElements'>;

/** What a supplement asks for: the contacts once more, nothing else (SUPPLEMENT_TEXT). */
export const SUPPLEMENT_DISPLAY = {
  ...CONTACT_DISPLAY,
  isShowOccu: 'N',
  isShowCompany: 'N',
} as const satisfies Response<'queryDisplayElements'>;
/** Where the person gives it. */
const SUPPLEMENT_ROUTE = '/pages/supplementary/index';
/** The contact step of flows that are configured with its own page. */
const OWN_CONTACTS_ROUTE = '/pages/creditV2/view/creditAddContactsPage';

/** How one person's flow is configured. */
export interface FlowShape {
  /** The application waits for its supplement. */
  readonly supplements: boolean;
  readonly ownContacts: boolean;
  /** It has a step on a partner's page. */
  readonly partner: boolean;
}

const stepsOf = ({ partner }: FlowShape) =>
  CREDIT_FLOW.filter(({ pageName }) => partner || pageName !== 'partner');

function contactRoute({ supplements, ownContacts }: FlowShape, usual: string): string {
  if (supplements) return SUPPLEMENT_ROUTE;
  return ownContacts ? OWN_CONTACTS_ROUTE : usual;
}

type Node = Response<'queryCreditConf'>['creditGrantingProcess'][number];

/** The nodes for one person; `processPercent` is the share of the flow before the step, so no step counts before it is done. */
export function flowNodes(done: StepsDone, shape: FlowShape): Node[] {
  return stepsOf(shape).map(({ pageName, pageRoute }, index, steps) => ({
    pageName,
    pageComplete: done[pageName] ? 'Y' : 'N',
    pageRoute: pageName === 'contact' ? contactRoute(shape, pageRoute) : pageRoute,
    processPercent: Math.round((index * 100) / steps.length),
  }));
}

/** Share of the flow that is done, 0 to 100, in any order of steps. */
export function percentDone(done: StepsDone, shape: FlowShape): number {
  const steps = stepsOf(shape);
  const count = steps.filter(({ pageName }) => done[pageName]).length;
  return Math.round((count * 100) / steps.length);
}

export const allDone = (done: StepsDone, shape: FlowShape): boolean =>
  stepsOf(shape).every(({ pageName }) => done[pageName]);
