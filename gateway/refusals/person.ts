import { identityRefusals } from '@/contract/identity';
import { personRefusals } from '@/contract/flowRefusals';
import { userRefusals } from '@/contract/user';
import { CONTACT_MESSAGES } from '@/domain/credit/messages';
import { PERSON_MESSAGES } from '@/domain/person/messages';
import { refusing } from '../refusal';
import { usedUp } from './dayLimit';

type PersonReason = keyof typeof PERSON_MESSAGES;
type ContactReason = keyof typeof CONTACT_MESSAGES;

export const refusePerson = refusing(personRefusals, {
  idCardExpired: (orElse: '' | '，或联系客服') => `身份证已过期，请换领新证后再来${orElse}`,
  faceTriesUsedUp: '今天人脸核身未通过的次数已达上限，请明天再试',
  idCardMissing: '请先完成身份证识别',
  faceUnavailable: '人脸核身服务暂时不可用，请稍后再试',
  faceCheckUnknown: '没有找到这次人脸核身，请重新开始',
});

export const refuseIdentity = refusing(identityRefusals, {
  idNoTaken: '该证件已绑定其他账号',
  detailsWrong: (reason: PersonReason | 'validity') =>
    reason === 'validity' ? '身份证有效期不正确，请核对' : PERSON_MESSAGES[reason],
  pictureGone: '照片已失效，请重新拍摄',
  ageOutside: '仅支持18至65周岁的用户申请',
  faceConsentMissing: '请先阅读并同意人脸信息使用授权',
  idCardConsentMissing: '请先阅读并同意身份证信息使用授权',
  identityFixed: '身份信息已认证，不能更换，如有变化请联系客服',
  notAsOnPicture: (reason: PersonReason) => PERSON_MESSAGES[reason],
  pictureTriesUsedUp: '这张照片核对的次数已用完，请重新拍摄',
  idNoTriesUsedUp: usedUp('核对', '，或联系客服'),
});

export const refuseUser = refusing(userRefusals, {
  contactWrong: (reason: ContactReason) => `联系人信息：${CONTACT_MESSAGES[reason]}`,
});
