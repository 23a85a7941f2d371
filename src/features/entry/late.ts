import type { go } from '@/navigation';
import type { CallOptions } from '@/request';
import type { BEGIN } from './begin';
import type { CreditVerdict } from './credit';

/** The rules and calls of a flow load when the person enters it: a first visit loads none of them. */
const flows = () => import('./flows');

export const creditVerdict = async (manner?: CallOptions): Promise<CreditVerdict> =>
  (await flows()).creditVerdict(manner);
export const mustAuthorize = async (): Promise<boolean> => (await flows()).mustAuthorize();
export const startCredit = async (): Promise<void> => (await flows()).startCredit();
export const enterCredit = async (move: typeof go, params?: typeof BEGIN): Promise<boolean> =>
  (await flows()).enterCredit(move, params);

export const loanBar = async (manner?: CallOptions): Promise<string | undefined> =>
  (await flows()).loanBar(manner);
export const activateLine = async (): Promise<void> => (await flows()).activateLine();
export const startLoan = async (): Promise<void> => (await flows()).startLoan();
export const enterLoan = async (move: typeof go): Promise<boolean> => (await flows()).enterLoan(move);
