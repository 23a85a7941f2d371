import { LOAN_BLOCKS } from '@/contract/codes';
import { proofRefusals } from '@/contract/proof';
import { startLoan } from '@/features/entry';
import { routes } from '@/navigation';
import { ProofDetailModel } from '@/pages/bussiness/consumption/details.model';
import { ProofsModel } from '@/pages/bussiness/consumption/index.model';
import { ProofUploadModel } from '@/pages/bussiness/consumption/uploadRecord.model';
import { drawDiploma } from '../../../gateway/specimens';
import { host } from '../../app/host';
import { pickUp } from '../../app/phone';
import { choose, photo } from '../creditV2/hand';
import { top, useStage } from '../repay/stage';

const stage = useStage();
const receipt = (year: number) => photo(drawDiploma({ name: '林晓岚', school: '云岭样本装修', year }));

/** A loan that asks for a proof. */
const draw = async () => (await stage.person.draw({ purpose: 'decoration' })).loanNo;

async function open(loanNo: string): Promise<ProofUploadModel> {
  host.reset(routes.home.path, `${routes.proofDetail.path}?loanNo=${loanNo}`, routes.proofUpload.path);
  const model = new ProofUploadModel(new Map([['loanNo', loanNo]]));
  await model.load();
  return model;
}

async function add(model: ProofUploadModel, year = 2026): Promise<void> {
  choose(receipt(year));
  await model.add();
}

const review = (no: string, approve: boolean, reason = '') =>
  stage.bank.console.raw('POST', 'benefit-reviews', { kind: 'proof', no, approve, reason });
/** What the person was told, newest first. */
const texts = async (): Promise<string[]> => {
  const rows = await stage.bank.db.query<{ body: string }>(
    `select m.body from personal_messages m join customers c on c.id = m.customer_id
     where c.phone = $1 and m.body like '%消费凭证%' order by m.at desc`,
    [stage.person.phone],
  );
  return rows.map(({ body }) => body);
};

describe('proofs of consumption', () => {
  it('are asked for by purpose and amount, with a deadline', async () => {
    const model = new ProofsModel();
    await model.load();
    expect(model.proofs.value).toEqual([]);
    await stage.person.draw({ purpose: 'decoration', amount: '9900.00' });
    const loanNo = await draw();
    await model.shown();
    expect(model.proofs.value).toMatchObject([{ loanNo, state: 'asked', title: '12,000.00 元 · 家居装修' }]);
    expect(model.proofs.value?.[0]?.deadline).toContain('还有 30 天');
  });

  it('take several pictures, each once, deleted and tried again, and kept over a reload', async () => {
    const { bank } = stage;
    const loanNo = await draw();
    const model = await open(loanNo);
    await model.submit();
    expect(model.uploads.error).toBe('请至少上传一张凭证照片');
    await add(model, 2026);
    await add(model, 2025);
    await add(model, 2026);
    expect(model.uploads.items.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(model.uploads.error).toBe('这张照片已经上传过了');
    await bank.console.faults([{ path: '/consumption/proof/upload', fault: 'status', value: 503 }]);
    await add(model, 2024);
    expect(model.uploads.items[2]?.state).toBe('failed');
    await model.submit();
    expect(model.uploads.error).toBe('还有照片没有传完，请等一等或删除');
    await bank.console.clearFaults();
    await model.uploads.retry(model.uploads.items[2]?.key ?? '');
    await model.uploads.remove(model.uploads.items[1]?.key ?? '');
    expect(model.uploads.items.map(({ state }) => state)).toEqual(['done', 'done']);
    choose(photo(Buffer.from('hello')));
    await model.add();
    expect(model.uploads.error).toContain('不是可识别的图片');
    const again = await open(loanNo);
    expect([again.earlier.length, again.most]).toEqual([2, 4]);
    await again.removeEarlier(again.earlier[0]?.fileId ?? '');
    expect(again.earlier).toHaveLength(1);
  });

  it('are reviewed: a refusal has its reason and another try, an approval ends it', async () => {
    const { person } = stage;
    const loanNo = await draw();
    const model = await open(loanNo);
    await add(model);
    await model.submit();
    expect(top()).toContain(routes.proofDetail.path);
    const detail = new ProofDetailModel(new Map([['loanNo', loanNo]]));
    await detail.load();
    expect([detail.proof.value?.state, detail.proof.value?.open]).toEqual(['reviewing', false]);
    const file = detail.proof.value?.files[0]?.fileId ?? '';
    expect((await person.refused('proofDelete', { loanNo, fileId: file })).code).toBe(
      proofRefusals.proofClosed,
    );
    expect((await review(loanNo, false)).status).toBe(400);
    expect((await review(loanNo, false, '看不清金额')).status).toBe(200);
    await detail.shown();
    expect(detail.proof.value).toMatchObject({ state: 'refused', reason: '看不清金额', open: true });
    expect((await texts())[0]).toContain('看不清金额');
    const next = await open(loanNo);
    await add(next, 2024);
    await next.submit();
    expect((await review(loanNo, true)).status).toBe(200);
    expect((await review(loanNo, true)).status).toBe(400);
    await detail.shown();
    expect(detail.proof.value?.state).toBe('approved');
    expect(detail.proof.value?.files.map(({ name }) => name)).toEqual(['第 1 张', '第 2 张']);
    expect((await texts())[0]).toContain('已通过审核');
  });

  it('are six pictures at most', async () => {
    const { person } = stage;
    const loanNo = await draw();
    const picture = (year: number) => ({
      name: 'a.png',
      type: 'image/png',
      bytes: drawDiploma({ name: '林晓岚', school: '云岭样本装修', year }),
    });
    for (let year = 2021; year <= 2026; year += 1) {
      await person.must('proofUpload', { loanNo }, [picture(year)]);
    }
    expect(await person.call('proofUpload', { loanNo }, [picture(2020)])).toMatchObject({
      code: proofRefusals.proofFilesFull,
    });
    expect((await person.must('proofInfo', { loanNo })).files).toHaveLength(6);
  });

  it('with a lost answer are handed in once', async () => {
    const loanNo = await draw();
    const model = await open(loanNo);
    await add(model);
    await stage.bank.console.faults([{ path: '/consumption/proof/submit', fault: 'dropReply' }]);
    await model.submit();
    expect(model.submission.problem).toBe('网络开小差了，请稍后再试');
    await model.submit();
    expect([model.submission.problem, top()]).toEqual(['', `${routes.proofDetail.path}?loanNo=${loanNo}`]);
  });

  it('that are missing after the deadline stop new drawings until they are in, are told before and after, and show the way', async () => {
    const { bank, person } = stage;
    const loanNo = await draw();
    await bank.console.advanceDays(25);
    expect(await texts()).toEqual([expect.stringContaining('需要在')]);
    await bank.console.advanceDays(5);
    expect(await texts()).toHaveLength(1);
    await bank.console.advanceDays(1);
    expect(await texts()).toEqual([expect.stringContaining('提交前不能再借款'), expect.any(String)]);
    await person.register();
    const union = { disciplinaryPhase: '1', loginLoanType: 'YQDC001' } as const;
    expect((await person.must('queryLoanUnion', union)).exceptionCode).toBe(LOAN_BLOCKS.proofMissing);
    await expect(person.draw({ amount: '1000.00', term: 3 })).rejects.toMatchObject({
      refused: { code: LOAN_BLOCKS.proofMissing },
    });
    await pickUp(person);
    await startLoan();
    expect(stage.seen.questions[0]).toContain('补交后才能再借');
    expect(top()).toBe(routes.proofs.path);
    const model = await open(loanNo);
    await add(model);
    await model.submit();
    expect((await person.must('queryLoanUnion', union)).exceptionCode).toBe('');
    expect(await person.draw({ amount: '1000.00', term: 3 })).toMatchObject({ state: 'paid' });
  });

  it('of another customer are not there', async () => {
    const loanNo = await draw();
    const stranger = await stage.bank.credited();
    expect((await stranger.refused('proofInfo', { loanNo })).code).toBe(proofRefusals.proofUnknown);
    expect((await stranger.refused('proofDelete', { loanNo, fileId: 'x' })).code).toBe(
      proofRefusals.proofUnknown,
    );
    const picture = {
      name: 'a.png',
      type: 'image/png',
      bytes: drawDiploma({ name: '甲', school: '乙', year: 2026 }),
    };
    expect(await stranger.call('proofUpload', { loanNo }, [picture])).toMatchObject({
      code: proofRefusals.proofUnknown,
    });
    expect((await stranger.must('proofList', {})).list).toEqual([]);
  });
});
