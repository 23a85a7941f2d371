import { LoanModel } from '@/pages/loanV2/view/index.model';
import { LoanFrontModel } from '@/pages/loanV2/view/loanFrontPage.model';
import { VerifyPasswordModel } from '@/pages/loanV2/view/verifyPasswordPage.model';
import { allBut } from '../../timers';

const HERE = new Map<string, string>();

/** Fills the loan page: `amount` yuan in 12 equal instalments for daily needs. */
export async function fillIn(amount: string): Promise<LoanModel> {
  const model = new LoanModel(HERE);
  await model.load();
  model.loan.typeAmount(amount);
  model.loan.amount.leave();
  model.loan.purpose.type('daily');
  return model;
}

/** From the loan page to the confirmation. */
export async function openDrawing(amount = '12000'): Promise<void> {
  const page = await fillIn(amount);
  await page.next();
  page.dispose();
}

/** Opens the confirmation with every consent given. */
export async function consent(): Promise<LoanFrontModel> {
  const front = new LoanFrontModel();
  await front.load();
  for (const { templateId } of front.drawing.value?.contracts ?? [])
    front.form.fields.consents.of(templateId).type(true);
  return front;
}

/** Template ids of the ticked contracts. */
export const ticked = ({ form: { fields } }: LoanFrontModel): string[] =>
  fields.consents.ids.filter((id) => fields.consents.of(id).value);

/** Opens the cost sheet, advances the clock by this reading time instead of waiting, and signs. */
export async function readAndSign(front: LoanFrontModel, seconds = 5): Promise<void> {
  jest.useFakeTimers({ doNotFake: allBut('Date', 'setInterval', 'clearInterval') });
  try {
    front.confirm();
    await jest.advanceTimersByTimeAsync(seconds * 1000);
    await front.sign();
  } finally {
    jest.useRealTimers();
  }
}

/** All steps up to the password. */
export async function signed(amount = '12000'): Promise<VerifyPasswordModel> {
  await openDrawing(amount);
  await readAndSign(await consent());
  return new VerifyPasswordModel();
}
