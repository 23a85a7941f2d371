import type { Template } from '../fillTemplate';

export const partnerData: Template = {
  id: 'partner-data',
  version: '2026.11.28',
  title: '合作机构信息查询授权书',
  effectiveOn: '2026-11-28',
  earlier: [{ version: '2026.11', effectiveOn: '2026-11-01', change: '更正撤回授权的入口' }],
  sections: [
    {
      heading: '向谁查、查什么',
      paragraphs: [
        '您授权{lender}（以下简称“我司”）把您的姓名、身份证号和手机号提供给为本次申请核实工作信息的合作机构，合作机构把“是否核实”的结果告知我司。',
        '我司不会取得您在合作机构的账号、密码，也不会取得核实结果以外的明细。',
      ],
    },
    {
      heading: '用来做什么',
      paragraphs: ['只用于审核您这一次的额度申请，不用于营销，也不转给其他机构。'],
    },
    {
      heading: '保存多久',
      paragraphs: ['核实结果保存到您撤回授权或注销账户时为止，法律另有规定的除外。'],
    },
    {
      heading: '您可以不同意',
      paragraphs: ['不同意时，这一步无法在线办理，可以联系客服 {servicePhone} 改用其他方式。'],
    },
    {
      heading: '您可以撤回',
      paragraphs: ['同意后，您可以随时在“设置—授权管理”中撤回，撤回后我司删除核实结果。'],
    },
  ],
};
