import type { Template } from '../fillTemplate';

export const squareData: Template = {
  id: 'square-data',
  version: '2026.11',
  title: '财富广场资料授权书',
  effectiveOn: '2026-11-01',
  sections: [
    {
      heading: '谁给谁',
      paragraphs: [
        '您授权财富广场（以下简称“合作方”）把本页列出的资料提供给{lender}（以下简称“我司”）。没有列出的资料，合作方不会提供。',
      ],
    },
    {
      heading: '给什么、用来做什么',
      paragraphs: [
        '职业、单位：在您还没有填写时，预先填进额度申请；您可以修改。姓名和身份证号不会提供，以您自己拍摄的身份证为准。',
        '资料不用于营销，也不用于决定对您显示不同的价格。',
      ],
    },
    {
      heading: '保存多久',
      paragraphs: [
        '链接失效前您没有登录的，资料在失效后删除。登录后，资料保存到您撤回授权或注销账户时为止，法律另有规定的除外。',
      ],
    },
    {
      heading: '您可以不同意',
      paragraphs: ['不同意不影响登录，也不影响申请额度，只是需要自己填写。'],
    },
    {
      heading: '您可以撤回',
      paragraphs: [
        '同意后，您可以随时在“财富广场—额度申请”中撤回；撤回后我司删除收到的资料，撤回前已进行的处理不受影响。有疑问请拨打 {servicePhone}。',
      ],
    },
  ],
};
