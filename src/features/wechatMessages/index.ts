export { AllowedInWechat, AllowInWechat } from './AllowInWechat';
export { WechatMessages } from './model';
