import { LOAN_BLOCKS } from '@/contract/codes';
import { take } from '@/contract/refusals';
import { supplementRefusals } from '@/contract/supplement';
import { SUPPLEMENT_RULE } from '@/domain/supplement/rule';
import { refusing } from '../refusal';

export const refuseSupplement = refusing(supplementRefusals, {
  supplementUnknown: '没有找到这份补充资料',
  supplementClosed: (state: 'reviewing' | 'approved') =>
    state === 'approved' ? '这份资料已通过审核，不用再提交' : '这份资料正在审核，暂时不能修改',
  supplementFilesFull: `最多上传 ${SUPPLEMENT_RULE.mostFiles} 张，请先删除不需要的`,
  supplementFileMissing: '请至少上传一张照片',
});

/** No drawing while a document that was asked for is missing after its deadline. */
export const refuseWithoutSupplement = refusing(take(LOAN_BLOCKS, 'documentMissing'), {
  documentMissing: '您有一份补充资料过期未交，在“我的”的“补充资料”里补交后才能再借',
});
