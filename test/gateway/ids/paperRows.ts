import { randomUUID } from 'node:crypto';
import type { TestPerson } from '../harness';
import { picture } from '../transfers';
import { row, type Row, type Scene } from './row';
import { loanNo, newFraud, newProposal, provedLoan, supplementNo, transferNo, uploaded } from './things';

const voucher = (who: TestPerson) => uploaded(who, 'offlineVoucher', {});
const photo = (who: TestPerson) => uploaded(who, 'proposeUpload', {});
const proposalNo = async (who: TestPerson): Promise<string> =>
  (await who.must('proposeSave', newProposal())).proposeNo;
const proofFile = async (who: TestPerson) => uploaded(who, 'proofUpload', { loanNo: await provedLoan(who) });
const paper = async (who: TestPerson, scene: Scene) =>
  uploaded(who, 'supplementUpload', { supplementNo: await supplementNo(who, scene) });

/** A document with a picture, ready to be handed in. */
async function filledSupplement(who: TestPerson, scene: Scene): Promise<string> {
  const no = await supplementNo(who, scene);
  await uploaded(who, 'supplementUpload', { supplementNo: no });
  return no;
}

async function filledProof(who: TestPerson): Promise<string> {
  await proofFile(who);
  return provedLoan(who);
}

const transfer = async (change: object, who: TestPerson) => {
  const { today } = await who.must('offlineQuery', {});
  const own = { loanNo: await loanNo(who), amount: '10.00', paidOn: today };
  return { ...own, fileIds: [await voucher(who)], requestNo: randomUUID(), ...change };
};

/** What a person hands in: vouchers, proofs, documents, complaints, employment. */
export const paperRows: readonly Row[] = [
  row('proofInfo', 'loanNo', { make: provedLoan, ask: (loanNo) => ({ loanNo }) }),
  row('proofUpload', 'loanNo', {
    make: provedLoan,
    ask: (loanNo) => ({ loanNo }),
    pictures: () => [picture()],
  }),
  row('proofDelete', 'loanNo', {
    make: provedLoan,
    ask: async (loanNo, who) => ({ loanNo, fileId: await proofFile(who) }),
  }),
  row('proofDelete', 'fileId', {
    make: proofFile,
    ask: async (fileId, who) => ({ loanNo: await provedLoan(who), fileId }),
    quiet: 'a picture that is not there is deleted already',
  }),
  row('proofSubmit', 'loanNo', { make: filledProof, ask: (loanNo) => ({ loanNo, requestNo: randomUUID() }) }),
  row('offlineSubmit', 'loanNo', { make: loanNo, ask: (loanNo, who) => transfer({ loanNo }, who) }),
  row('offlineSubmit', 'fileIds', {
    make: voucher,
    ask: (fileId, who) => transfer({ fileIds: [fileId] }, who),
  }),
  row('offlineVoucherDelete', 'fileId', {
    make: voucher,
    ask: (fileId) => ({ fileId }),
    quiet: 'a picture that is not there is deleted already',
  }),
  row('offlineQuery', 'offlineNo', { make: transferNo, ask: (offlineNo) => ({ offlineNo }) }),
  row('proposeSave', 'fileIds', { make: photo, ask: (fileId) => newProposal([fileId]) }),
  row('swindleSubmit', 'fileIds', { make: photo, ask: (fileId) => newFraud([fileId]) }),
  row('proposeDelete', 'fileId', {
    make: photo,
    ask: (fileId) => ({ fileId }),
    quiet: 'a picture that is not there is deleted already',
  }),
  row('proposeInfo', 'proposeNo', { make: proposalNo, ask: (proposeNo) => ({ proposeNo }) }),
  row('proposeDisagree', 'proposeNo', {
    make: proposalNo,
    ask: (proposeNo) => ({ proposeNo, content: '没有回答我的问题' }),
  }),
  row('supplementInfo', 'supplementNo', { make: supplementNo, ask: (no) => ({ supplementNo: no }) }),
  row('supplementUpload', 'supplementNo', {
    make: supplementNo,
    ask: (no) => ({ supplementNo: no }),
    pictures: () => [picture()],
  }),
  row('supplementDelete', 'supplementNo', {
    make: supplementNo,
    ask: async (no, who, scene) => ({ supplementNo: no, fileId: await paper(who, scene) }),
  }),
  row('supplementDelete', 'fileId', {
    make: paper,
    ask: async (fileId, who, scene) => ({ supplementNo: await supplementNo(who, scene), fileId }),
    quiet: 'a picture that is not there is deleted already',
  }),
  row('supplementSubmit', 'supplementNo', {
    make: filledSupplement,
    ask: (no) => ({ supplementNo: no, requestNo: randomUUID() }),
  }),
  row('enterpriseList', 'recordId', {
    make: async (owner) => {
      const record = { company: '云岭样本有限公司', job: '工程师', monthlyIncome: '8000.00' };
      return (await owner.must('enterpriseSave', { ...record, requestNo: randomUUID() })).record.recordId;
    },
    ask: (recordId) => ({ recordId }),
    quiet: 'an empty list',
  }),
  row('personalNotice', 'noticeId', {
    make: async (owner) => (await owner.must('personalNotices', {})).list[0]?.id ?? '',
    ask: (noticeId) => ({ noticeId }),
  }),
  row('noticeChangeRead', 'noticeIds', {
    make: async (owner) =>
      (await owner.must('personalNotices', {})).list.find(({ isRead }) => isRead === 0)?.id ?? '',
    ask: async (noticeId, who) => {
      const { custId } = await who.must('getUserInfoByPhone', { stageType: '1' });
      return { plateform: '1-1-8', appUserId: custId, noticeIds: [noticeId] };
    },
    quiet: 'ids of notices that are offline by now are skipped',
  }),
];
