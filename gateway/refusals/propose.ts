import { MOST_PROPOSE_PICTURES, proposeRefusals } from '@/contract/propose';
import { PROPOSE_RULE } from '@/domain/service/propose';
import { refusing } from '../refusal';

export const refuseProposal = refusing(proposeRefusals, {
  proposeUnknown: '没有找到这条记录',
  proposeTypeUnknown: '请选择类型',
  proposalsUsedUp: `24小时内已经提交了 ${PROPOSE_RULE.mostPerDay} 条，着急的事情请拨打客服电话`,
  proposePicturesFull: `最多上传 ${MOST_PROPOSE_PICTURES} 张，请先删除不需要的`,
  proposePictureUnknown: '有图片已经不在了，请重新上传后再提交',
  proposeTextRefused: '这段话里有微信不允许发布的内容，请改一改再提交，也可以拨打客服电话',
  proposeNotOpen: (why: 'waiting' | 'used up') =>
    why === 'waiting' ? '还在处理中，请等答复' : '已经重新处理过了，仍不满意请拨打客服电话',
});
