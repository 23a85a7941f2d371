import { MOST_PROTOCOL_PHOTOS } from '@/contract/boundCard';
import { cardRefusals } from '@/contract/card';
import { declineWords, type DeclineReason } from '../providers/bank';
import { refusing } from '../refusal';
import { CODE_WORDS } from './codeWords';
import { usedUp } from './dayLimit';

const UNSUPPORTED = {
  bank: '暂不支持这家银行，请换一家',
  cardOfBank: '暂不支持这家银行的卡，请换一张',
  creditCard: '暂不支持信用卡，请换一张借记卡',
} as const;

export const refuseCard = refusing(cardRefusals, {
  ...CODE_WORDS,
  bankDeclined: (reason: DeclineReason) => `${declineWords[reason].why}，${declineWords[reason].what}`,
  cardUnsupported: (what: keyof typeof UNSUPPORTED) => UNSUPPORTED[what],
  cardBound: '这张卡已经绑定过了',
  cardTaken: '这张卡已绑定其他账号，请使用本人的银行卡',
  bankSilent: '银行还没有答复，请稍后再试',
  agreementMissing: '请先阅读并同意银行卡授权协议',
  cardTriesUsedUp: usedUp('绑卡', '，或联系客服'),
  bankPageUnavailable: '银行的页面暂时打不开，请稍后再试或换一家银行',
  bindingUnknown: '没有找到这次绑卡，请重新开始',
  cardUnknown: '没有找到这张卡，它可能已经解绑',
  cardInUse: (loans: number) => `还有${loans}笔借款用这张卡还款，请先换一张还款卡，或还清后再解绑`,
  cardOrderOpen: '这张卡有一笔款项银行还没有确认，请等结果出来再操作',
  cardChangeClosed: (why: 'paying' | 'closed') =>
    why === 'paying' ? '有一笔还款银行还没有确认，等结果出来再换卡' : '现在不能更换还款卡，请稍后再试',
  bankMaintained: '这家银行正在维护，请稍后再试或换一家银行',
  bindingUnseen: '您在这家银行有一次绑卡还没有看结果，请先到“我的银行卡”看结果',
  protocolPhotosFull: `这张卡最多上传 ${MOST_PROTOCOL_PHOTOS} 张协议照片，请联系客服处理`,
  signOpen: '这次签约还没有完成，请重新获取验证码',
  bankSignWrong: '银行返回的结果没有通过校验，请重新开始绑卡',
});
