import { partnerRefusals } from '@/contract/partner';
import { wechatRefusals } from '@/contract/wechat';
import { refusing } from '../refusal';

export const refuseWechat = refusing(wechatRefusals, {
  wechatCodeUsed: '微信授权已失效，请再点一次，或用手机号登录',
  wechatSilent: '微信暂时没有回应，请用手机号登录',
  wechatUserUnknown: '微信账号没有记住，下次登录时再试',
});

export const refusePartner = refusing(partnerRefusals, {
  linkOver: '这个链接已失效，请从合作方重新进入，或用手机号登录',
  partnerSilent: '合作方暂时没有回应，请稍后再试，或用手机号登录',
});
