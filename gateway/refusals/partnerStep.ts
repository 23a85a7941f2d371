import { partnerStepRefusals } from '@/contract/partnerStep';
import { refusing } from '../refusal';

export const refusePartnerStep = refusing(partnerStepRefusals, {
  partnerConsentMissing: '请先阅读并同意合作机构信息查询授权书',
  partnerPageUnavailable: '合作机构的页面暂时打不开，请稍后再试',
  noPartnerStep: '这一步不需要办理，请返回申请页面',
});
