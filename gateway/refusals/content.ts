import { activityRefusals } from '@/contract/activity';
import { documentRefusals } from '@/contract/document';
import { noticeRefusals } from '@/contract/notice';
import { popupRefusals } from '@/contract/popup';
import { refusing } from '../refusal';

export const refuseNotice = refusing(noticeRefusals, { noticeGone: '这条消息不存在，或者已经下线了' });

export const refuseActivity = refusing(activityRefusals, {
  activityUnknown: '没有找到这个活动，请从活动专区重新进入',
  activityClosed: '这个活动现在不能登记',
});

export const refusePopup = refusing(popupRefusals, {
  loanUnknown: '没有找到这笔借款',
  transferUnknown: '没有找到这份转让通知',
});

export const refuseDocument = refusing(documentRefusals, {
  documentUnknown: '没有找到这份协议',
  contractUnknown: '没有找到这份合同',
  contractNotReady: '文件正在生成，请稍后再打开',
  contractChanged: '这份文件与签署时留存的内容不一致，已停止展示。请联系客服核实，您的权益不受影响',
});
