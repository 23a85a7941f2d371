import type { Template } from '../fillTemplate';

export const marketing: Template = {
  id: 'marketing',
  version: '2026.11',
  title: '活动与优惠信息接收说明',
  effectiveOn: '2026-11-01',
  sections: [
    {
      heading: '会收到什么',
      paragraphs: [
        '{lender}（以下简称“我司”）会在应用内向您展示活动和优惠，例如优惠券、节日活动。我司不用您的身份信息、征信信息和人脸信息做推荐。',
      ],
    },
    {
      heading: '用到哪些信息',
      paragraphs: [
        '展示的活动对所有人相同，只用到您是否有额度、是否有可用的优惠券，用来避免展示您用不上的活动。',
      ],
    },
    {
      heading: '怎样关闭',
      paragraphs: [
        '您可以随时在“我的—设置—通知与显示”或“授权管理”中关闭。关闭后，首页和“我的”不再展示活动与优惠，也不再弹出活动窗口；额度、借款、还款不受任何影响。',
        '与您的账户有关的通知，例如还款提醒、安全提醒，不是活动信息。',
      ],
    },
    {
      heading: '保存期限',
      paragraphs: ['我司记录您打开和关闭的时间，用来证明您的选择，保存到账号注销。'],
    },
    { heading: '您的权利', paragraphs: ['关闭之后可以随时再打开。有疑问请拨打 {servicePhone}。'] },
  ],
};
