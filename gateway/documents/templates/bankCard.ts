import type { Template } from '../fillTemplate';

export const bankCard: Template = {
  id: 'bank-card',
  version: '2026.08',
  title: '银行卡代扣授权书',
  effectiveOn: '2026-08-01',
  sections: [
    {
      heading: '授权银行卡',
      paragraphs: [
        '授权人 {borrowerName}（身份证号 {idNo}，银行预留手机号 {phone}）授权{lender}（以下简称“我司”）使用以下本人银行卡：{bankName} {cardNo}。',
        '该卡用于接收借款、扣收还款。请确认卡为本人所有、状态正常。',
      ],
    },
    {
      heading: '扣款范围',
      paragraphs: [
        '我司只扣收您与我司签署的借款合同项下已到期的本金、利息、罚息，以及您主动发起的还款，不扣收其他任何款项。',
        '扣款指令由我司通过银行或有资质的支付机构发出，每次扣款不超过当时的应还金额。',
      ],
    },
    {
      heading: '扣款时间与通知',
      paragraphs: [
        '到期款项在还款日当天扣收；余额不足的，可以在之后继续扣收，允许部分扣款。请在还款日前存足款项。',
        '每次扣款的结果，我司以短信或应用内消息通知您。',
      ],
    },
    {
      heading: '扣款有误',
      paragraphs: [
        '发现金额有误或重复扣款，请拨打 {servicePhone}。经核实确有错误的，我司在三个工作日内原路退回。',
      ],
    },
    {
      heading: '变更与解除',
      paragraphs: [
        '您可以在“我的—银行卡”中更换或解绑。有未结清借款时，需先绑定另一张本人银行卡，以免影响还款。',
        '本授权自电子签署之日（{signDate}）起生效，至解绑或全部借款结清时终止。',
      ],
    },
  ],
};
