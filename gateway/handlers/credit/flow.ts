import type { Response } from '@/contract';

interface FlowStep {
  readonly pageName: string;
  readonly pageRoute: string;
}

/** The steps of the credit flow in their order (spec §3 Credit configuration): the order is changed here and nowhere else. */
const CREDIT_FLOW = [
  { pageName: 'ocr', pageRoute: '/pages/creditV2/view/ocr/ocrTab' },
  { pageName: 'face', pageRoute: '/pages/creditV2/view/face/faceStart' },
  { pageName: 'contact', pageRoute: '/pages/creditV2/view/addContacts' },
  { pageName: 'bankCard', pageRoute: '/pages/creditV2/view/bindCard' },
  { pageName: 'password', pageRoute: '/pages/setpwd/setPwdPage' },
] as const satisfies readonly FlowStep[];

/** Names this configuration for the client; changes with the table above. */
export const CREDIT_CONF_SEQ = 'flow-1';

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

type Node = Response<'queryCreditConf'>['creditGrantingProcess'][number];

/** The nodes for one person; each percentage is what is done of the flow when its step begins, so that none is called done before. */
export function flowNodes(done: StepsDone): Node[] {
  return CREDIT_FLOW.map(({ pageName, pageRoute }, index) => ({
    pageName,
    pageComplete: done[pageName] ? 'Y' : 'N',
    pageRoute,
    processPercent: Math.round((index * 100) / CREDIT_FLOW.length),
  }));
}

/** Share of the flow that is done, 0 to 100, whatever the order it was done in. */
export function percentDone(done: StepsDone): number {
  const count = CREDIT_FLOW.filter(({ pageName }) => done[pageName]).length;
  return Math.round((count * 100) / CREDIT_FLOW.length);
}

export const allDone = (done: StepsDone): boolean => CREDIT_FLOW.every(({ pageName }) => done[pageName]);
