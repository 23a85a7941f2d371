import { proofRefusals } from '@/contract/proof';
import { PROOF_RULE } from '@/domain/loan/proof';
import { refusing } from '../refusal';

export const refuseProof = refusing(proofRefusals, {
  proofUnknown: '这笔借款不需要消费凭证',
  proofClosed: (state: 'reviewing' | 'approved') =>
    state === 'approved' ? '消费凭证已通过审核，不用再提交' : '消费凭证正在审核，暂时不能修改',
  proofFilesFull: `最多上传 ${PROOF_RULE.mostFiles} 张，请先删除不需要的`,
  proofFileMissing: '请至少上传一张凭证照片',
});
