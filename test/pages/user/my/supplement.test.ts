import { LOAN_BLOCKS } from '@/contract/codes';
import { supplementRefusals } from '@/contract/supplement';
import { routes } from '@/navigation';
import { MySupplementModel } from '@/pages/user/my/supplement/index.model';
import type { OneSupplement } from '@/pages/user/my/supplement/parts/one';
import { drawDiploma } from '../../../../gateway/specimens';
import { host } from '../../../app/host';
import { reportedMoments } from '../../../app/reportedMoments';
import { soon } from '../../../soon';
import { choose, photo } from '../../creditV2/hand';
import { top, useStage } from '../../repay/stage';

const stage = useStage();
const paper = (year: number) => photo(drawDiploma({ name: '林晓岚', school: '云岭样本公司', year }));

/** The console asks the person for a document; resolves with its number. */
async function ask(title = '收入证明'): Promise<string> {
  const { bank, person } = stage;
  await bank.console.raw('POST', 'supplements', { phone: person.phone, title });
  const { list } = await person.must('supplementList', {});
  return list.find((one) => one.title === title)?.supplementNo ?? '';
}

const decide = (no: string, approve: boolean, reason = '') =>
  stage.bank.console.raw('POST', 'supplements/decide', { no, approve, reason });

async function open(no: string): Promise<OneSupplement> {
  host.reset(routes.mySupplement.path, `${routes.mySupplement.path}?no=${no}`);
  const { one } = new MySupplementModel(new Map([['no', no]]));
  if (one === undefined) throw new Error('no supplement');
  await one.info.load();
  return one;
}

async function add(one: OneSupplement, year: number): Promise<void> {
  choose(paper(year));
  await one.add();
}

const kinds = async (): Promise<string[]> => {
  const rows = await stage.bank.db.query<{ kind: string }>(
    `select m.kind from personal_messages m join customers c on c.id = m.customer_id
     where c.phone = $1 and m.kind like 'document-%' order by m.at, m.kind`,
    [stage.person.phone],
  );
  return rows.map(({ kind }) => kind);
};

describe('a document asked for after credit', () => {
  it('is listed with its deadline, and told', async () => {
    const empty = new MySupplementModel(new Map());
    await empty.load();
    expect(empty.list.value).toEqual([]);
    const no = await ask();
    await empty.shown();
    const [view] = empty.list.value ?? [];
    expect(view).toMatchObject({ supplementNo: no, title: '收入证明', tag: { text: '待提交' } });
    expect(view?.deadline).toContain('还有 15 天');
    if (view) await empty.open(view);
    expect(top()).toBe(`${routes.mySupplement.path}?no=${no}`);
    expect(await kinds()).toEqual(['document-asked']);
  });

  it('takes pictures, is refused once with its reason, handed in again and accepted', async () => {
    const no = await ask();
    const one = await open(no);
    await one.submit();
    expect(one.uploads.error).toBe('请至少上传一张照片');
    await add(one, 2026);
    await add(one, 2026);
    expect(one.uploads.error).toBe('这张照片已经上传过了');
    await one.submit();
    expect([one.info.value?.tag.text, one.open]).toEqual(['审核中', false]);
    await soon(async () => expect(await reportedMoments(stage.bank, stage.person.phone)).toEqual(['11']));
    expect((await decide(no, false)).status).toBe(400);
    await decide(no, false, '照片看不清');
    const list = new MySupplementModel(new Map());
    await list.load();
    expect(list.list.value?.[0]).toMatchObject({ tag: { text: '需重新提交' }, reason: '照片看不清' });
    const again = await open(no);
    expect([again.info.value?.reason, again.open, again.earlier.length]).toEqual(['照片看不清', true, 1]);
    await again.removeEarlier(again.earlier[0]?.fileId ?? '');
    await add(again, 2025);
    await again.submit();
    await list.shown();
    expect(list.list.value?.[0]).toMatchObject({ tag: { text: '审核中' }, reason: '' });
    await decide(no, true);
    expect((await open(no)).info.value?.tag.text).toBe('已通过');
    expect((await kinds()).sort()).toEqual(['document-approved', 'document-asked', 'document-refused']);
    // Decided: nothing can be added, and no second decision.
    expect((await decide(no, true)).status).toBe(400);
  });

  it('of another customer is refused', async () => {
    const no = await ask();
    const other = await stage.bank.credited();
    const supplementNo = no;
    expect((await other.refused('supplementInfo', { supplementNo })).code).toBe(
      supplementRefusals.supplementUnknown,
    );
    expect((await other.refused('supplementDelete', { supplementNo, fileId: 'x' })).code).toBe(
      supplementRefusals.supplementUnknown,
    );
    const submission = { supplementNo, requestNo: '0d9f8f9e-7c57-4f0e-9d5e-3f1a7b1c2d3e' };
    expect((await other.refused('supplementSubmit', submission)).code).toBe(
      supplementRefusals.supplementUnknown,
    );
    expect((await other.must('supplementList', {})).list).toEqual([]);
  });

  it('that is missing after its deadline stops new drawings, told before and after, until it is handed in', async () => {
    const { bank, person } = stage;
    await ask();
    await bank.console.advanceDays(13);
    await bank.console.advanceDays(3);
    expect((await kinds()).sort()).toEqual(['document-asked', 'document-due', 'document-missing']);
    await person.register();
    const union = { disciplinaryPhase: '1', loginLoanType: 'YQDC001' } as const;
    expect((await person.must('queryLoanUnion', union)).exceptionMsg).toContain('补充资料过期未交');
    await expect(person.draw({ amount: '1000.00', term: 3 })).rejects.toMatchObject({
      refused: { code: LOAN_BLOCKS.documentMissing },
    });
    const { list } = await person.must('supplementList', {});
    expect(list[0]?.missing).toBe(true);
  });
});
