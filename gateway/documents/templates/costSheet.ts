import type { Template } from '../fillTemplate';

export const costSheet: Template = {
  id: 'cost-sheet',
  version: '2026.11.28',
  title: '综合融资成本明示表',
  effectiveOn: '2026-11-28',
  earlier: [
    { version: '2026.11', effectiveOn: '2026-11-01', change: '综合成本改称年化综合融资成本（单利）' },
    { version: '2026.08', effectiveOn: '2026-08-01', change: '写明冷静期内已付的款项抵作本金' },
  ],
  sections: [
    {
      heading: '借款本金',
      paragraphs: [
        '{borrowerName}（身份证号 {idNo}）本次向{lender}借款本金 {amount} 元，期限 {terms} 个月，还款方式为{method}。',
      ],
    },
    {
      heading: '正常履约的成本',
      paragraphs: [
        '利息：按年化利率（单利）{annualRate} 计算，共 {totalInterest} 元，随各期还款收取，收取方为{lender}。',
        '优惠减免：{discount} 元。服务费、担保费、保险费、会员费等其他费用：0.00 元。',
        '正常履约应还总额：{totalRepay} 元。',
      ],
    },
    {
      heading: '年化综合融资成本（单利）',
      paragraphs: ['按期足额还款时，年化综合融资成本（单利）为 {annualisedRate}，包含上述全部息费。'],
    },
    {
      heading: '违约时的成本',
      paragraphs: [
        '逾期罚息：按逾期本金、日利率 {penaltyDailyRate}（罚息年化利率（单利）{penaltyAnnualRate}）和逾期天数计算，不计复利，收取方为{lender}。',
        '逾期期间各项息费合计不超过年化利率（单利）{rateCeiling}。逾期信息可能报送征信系统。',
      ],
    },
    {
      heading: '提前还款与冷静期',
      paragraphs: [
        '可以随时提前还款，不收违约金，利息按实际使用天数计算，且不超过当期应还利息。',
        '自放款日起 {coolingOffDays} 天内一次还清的，只需归还本金，此前已付的利息和罚息抵作本金。',
      ],
    },
    {
      heading: '没有其他费用',
      paragraphs: [
        '除以上列明的息费外，{lender}及其合作机构不以任何名义向您收取其他费用。放款前任何人要求您转账或缴费，都是诈骗，请拨打 96110 或 {servicePhone}。',
      ],
    },
  ],
};
