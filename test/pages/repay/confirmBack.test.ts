import { repayDraft, type RepayKind } from '@/features/repaying';
import { routes } from '@/navigation';
import { RepayConfirmModel } from '@/pages/repay/definerepayment.model';
import { host } from '../../app/host';
import { top, useStage } from './stage';

const stage = useStage();

/** Where Back from the confirmation leads. */
async function backFrom(kind: RepayKind, backUrl: string): Promise<string> {
  repayDraft.begin(kind, [stage.loanNo]);
  host.reset(routes.home.path, routes.repay.path, routes.repayConfirm.path);
  const model = new RepayConfirmModel(new Map([['backUrl', backUrl]]));
  await model.load();
  await model.back();
  model.dispose();
  return top();
}

const ofLoan = () => `${routes.iouDetails.path}?loanNo=${stage.loanNo}`;

describe('Back from the confirmation', () => {
  it.each(['due', 'payoff', 'coolingOff'] as const)(
    'of %s leads to the page where it was chosen: of all loans, or of one',
    async (kind) => {
      expect(await backFrom(kind, routes.repay.path)).toBe(routes.repay.path);
      expect(await backFrom(kind, ofLoan())).toBe(ofLoan());
    },
  );

  it('of a payoff without an address leads to the loan', async () => {
    expect(await backFrom('payoff', '')).toBe(ofLoan());
  });
});
