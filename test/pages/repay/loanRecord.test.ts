import { LoanRecordModel } from '@/pages/repay/loanRecorDetail.model';
import { useStage } from './stage';

const stage = useStage();

async function record(loanNo = stage.loanNo): Promise<LoanRecordModel> {
  const model = new LoanRecordModel(new Map([['loanNo', loanNo]]));
  await model.load();
  return model;
}

describe('one loan record', () => {
  it('has the loan, its contracts and the repayments made on it', async () => {
    expect((await record()).record.value?.repayments).toEqual([]);
    const { repayNo } = await stage.person.repay(stage.loanNo, 'due');
    const { iou, repayments } = (await record()).record.value ?? {};
    expect(iou).toMatchObject({ loanNo: stage.loanNo, amount: 1_200_000, termsLeft: 11 });
    expect(iou?.contracts.length).toBeGreaterThan(0);
    expect(repayments).toMatchObject([{ no: repayNo, amount: 107_971, state: 'paid' }]);
  });

  it('of an unknown loan fails with words; a malformed number asks no one', async () => {
    expect((await record('nothing')).record.failure?.message).toBe('没有找到这笔借款');
    expect((await record('1 or 1=1')).loanNo).toBe('');
  });
});
