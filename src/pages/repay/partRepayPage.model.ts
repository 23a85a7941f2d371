import { computed, makeObservable, observable, runInAction } from 'mobx';
import type { PlanChoice } from '@/contract/codes';
import { formatYuan, moneyText, parseYuan, toYuan, type Fen } from '@/domain/money/fen';
import { fetchLoan } from '@/features/checkedLoan';
import { Form } from '@/model/form';
import { Field } from '@/model/field';
import { Resource } from '@/model/resource';
import { go, replace, returnTo, routes, type PageParams } from '@/navigation';
import { iouOf, type Iou } from '@/features/loanDetail';
import { giveBack, openRepayment, repayDraft } from '@/features/repaying';
import { PlanTrials } from './parts/planTrials';
import { PARTIAL } from './parts/texts';

const KEY = /^[\w-]{1,64}$/;

/** A sum on one loan, and the plan that follows it. */
export class PartRepayModel {
  readonly iou = new Resource(() => this.fetch());
  readonly form = new Form({
    amount: new Field('', { check: (value) => this.wrong(value) }),
  });
  readonly trials: PlanTrials;
  /** The plan that the person has picked; '' while the page proposes the better one. */
  private picked: PlanChoice | '' = '';
  /** '' if the address has no valid loan number. */
  readonly loanNo: string;
  private restored = false;

  constructor(params: PageParams) {
    const loanNo = params.get('loanNo') ?? '';
    this.loanNo = KEY.test(loanNo) ? loanNo : '';
    this.trials = new PlanTrials(this.loanNo, () => this.iou.value?.figures);
    makeObservable<this, 'picked'>(this, {
      picked: observable,
      plan: computed,
      hint: computed,
      amountError: computed,
    });
  }

  async load(): Promise<void> {
    if (this.loanNo === '') return;
    const before = this.iou.value;
    await this.iou.load();
    const after = this.iou.value;
    if (
      before !== undefined &&
      (before.today !== after?.today || before.principalLeft !== after.principalLeft)
    ) {
      // On another day, or of another principal, both plans have another cost.
      this.trials.want(undefined);
      // The sum that was entered here has been paid.
      if (repayDraft.get().kind === '') this.form.fields.amount.put('');
    }
    // The bounds may have changed: check the sum against them.
    this.want();
  }

  /** Back from the confirmation: another window may have paid. */
  shown(): Promise<void> {
    return this.load();
  }

  dispose(): void {
    this.trials.dispose();
  }

  /** The picked plan if the loan has it, otherwise the one that saves more. */
  get plan(): PlanChoice {
    return this.picked !== '' && this.trials.offers(this.picked) ? this.picked : this.trials.best;
  }

  get hint(): string {
    const { partial = null } = this.iou.value ?? {};
    return partial === null ? '' : `可还 ${formatYuan(partial.above + 1)} 至 ${moneyText(partial.below - 1)}`;
  }

  /** The field's own error, or why the gateway refused the sum. */
  get amountError(): string {
    return this.form.fields.amount.error || (this.trials.failure?.message ?? '');
  }

  type(text: string): void {
    this.form.fields.amount.type(text);
    this.keep();
    this.want();
  }

  /** The keypad was closed. */
  typed(): void {
    this.form.fields.amount.leave();
  }

  choose(plan: PlanChoice): void {
    runInAction(() => {
      this.picked = plan;
    });
    this.keep();
  }

  /** Opens the confirmation. A payment without a known result comes first. */
  async next(): Promise<void> {
    await this.form.submit(async () => {
      const plans = this.trials.plans ?? (await this.trials.ask());
      if (plans === undefined) return;
      const unsettled = await openRepayment();
      if (unsettled !== undefined) return go('repayResult', { requestNo: unsettled, backUrl: this.address });
      this.keep();
      await go('repayConfirm', { backUrl: this.address });
    });
  }

  /** Repays everything in the cheaper way. */
  payOff(): Promise<void> {
    if (this.iou.value?.exit != null) return this.giveBack();
    repayDraft.begin('payoff', [this.loanNo]);
    return go('repayConfirm', { backUrl: this.address });
  }

  giveBack(): Promise<void> {
    return giveBack(this.loanNo, this.address);
  }

  back(): Promise<void> {
    return this.loanNo === '' ? replace('repay') : returnTo('iouDetails', { loanNo: this.loanNo });
  }

  private get address(): string {
    return `${routes.iouDetails.path}?loanNo=${this.loanNo}`;
  }

  private wrong(text: string): string | undefined {
    const { partial = null } = this.iou.value ?? {};
    const fen = parseYuan(text.replace(/\.$/, ''));
    if (fen === undefined || fen === 0) return PARTIAL.missing;
    if (partial === null) return undefined;
    if (fen <= partial.above) return PARTIAL.tooSmall(moneyText(partial.above));
    return fen >= partial.below ? PARTIAL.coversAll : undefined;
  }

  private get fen(): Fen | undefined {
    const { value } = this.form.fields.amount;
    return this.wrong(value) === undefined ? parseYuan(value.replace(/\.$/, '')) : undefined;
  }

  private want(): void {
    this.trials.want(this.fen);
  }

  private keep(): void {
    const { fen, plan } = this;
    repayDraft.begin('partial', [this.loanNo]);
    repayDraft.keep({ amount: fen === undefined ? this.form.fields.amount.value : toYuan(fen), plan });
  }

  private async fetch(): Promise<Iou> {
    const iou = iouOf(await fetchLoan(this.loanNo));
    if (!this.restored) this.restore();
    return iou;
  }

  private restore(): void {
    this.restored = true;
    const { kind, loanNos, amount, plan } = repayDraft.get();
    if (kind !== 'partial' || loanNos[0] !== this.loanNo) return;
    this.form.fields.amount.put(amount.replace(/\.00$/, ''));
    runInAction(() => {
      this.picked = plan;
    });
  }
}
