import { LoanModel } from '@/features/loanDetail';
import { prepareRepayment } from '../../../gateway/console/person';
import { useStage } from './stage';

const stage = useStage();

async function record(loanNo = stage.loanNo): Promise<LoanModel> {
  const model = new LoanModel(new Map([['loanNo', loanNo]]), 'loanRecord');
  await model.load();
  model.dispose();
  return model;
}

describe('one loan record', () => {
  it('has the loan, its contracts and the repayments made on it', async () => {
    expect((await record()).repayments.value).toEqual([]);
    const { repayNo } = await stage.person.repay(stage.loanNo, 'due');
    const { iou, repayments } = await record();
    expect(iou.value).toMatchObject({ loanNo: stage.loanNo, amount: 1_200_000, termsLeft: 11 });
    expect(iou.value?.contracts.length).toBeGreaterThan(0);
    expect(repayments.value).toMatchObject([{ no: repayNo, amount: 107_971, state: 'paid' }]);
  });

  it('has its own share of a payment for several loans', async () => {
    const { person } = stage;
    const { loanNo } = await person.draw({ amount: '1000.00', term: 3 });
    const { repayNo } = await person.must(
      'doRepayAfterTrial',
      await prepareRepayment(person, [stage.loanNo, loanNo], 'due'),
    );
    const of = async (no: string) => (await record(no)).repayments.value;
    const [first = [], second = []] = await Promise.all([of(stage.loanNo), of(loanNo)]);
    expect(first).toMatchObject([{ no: repayNo, amount: 107_971 }]);
    const [due] = (await record(loanNo)).iou.value?.rows ?? [];
    expect(second).toMatchObject([{ no: repayNo, amount: due?.paid }]);
  });

  it('without its repayments still shows the loan', async () => {
    const { console } = stage.bank;
    await console.faults([{ path: '/loan/queryLoanRecordInfo', fault: 'status', value: 503 }]);
    const { iou, repayments } = await record();
    expect([iou.state, repayments.state]).toEqual(['ready', 'failed']);
  });

  it('of an unknown loan fails with words; a malformed number asks no one', async () => {
    expect((await record('nothing')).iou.failure?.message).toBe('没有找到这笔借款');
    expect((await record('1 or 1=1')).loanNo).toBe('');
  });
});
