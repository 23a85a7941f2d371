import type { Template } from '../fillTemplate';

export const marketing: Template = {
  id: 'marketing',
  version: '2026.11.28',
  title: '活动与优惠信息接收说明',
  effectiveOn: '2026-11-28',
  earlier: [
    { version: '2026.11', effectiveOn: '2026-11-01', change: '写明选择记录的保存时间，更正关闭的入口' },
  ],
  sections: [
    {
      heading: '会收到什么',
      paragraphs: [
        '{lender}（以下简称“我司”）会在应用内向您展示活动和优惠，例如优惠券、节日活动。我司不用您的身份信息、征信信息和人脸信息做推荐。',
      ],
    },
    {
      heading: '用到哪些信息',
      paragraphs: ['展示的活动对所有人相同，不按您的信息推荐；只用到您是否登录，和您是否关闭了活动信息。'],
    },
    {
      heading: '怎样关闭',
      paragraphs: [
        '您可以随时在“设置—字号和通知”或“设置—授权管理”中关闭。关闭后，首页和“我的”不再展示活动与优惠，也不再弹出活动窗口；额度、借款、还款不受任何影响。',
        '与您的账户有关的通知，例如还款提醒、安全提醒，不是活动信息。',
      ],
    },
    {
      heading: '保存期限',
      paragraphs: ['我司记录您打开和关闭的时间，用来证明您的选择；账号注销后，只保留不含个人信息的记录。'],
    },
    { heading: '您的权利', paragraphs: ['关闭之后可以随时再打开。有疑问请拨打 {servicePhone}。'] },
  ],
};
