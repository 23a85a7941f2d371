import type { Template } from '../fillTemplate';

export const bankCard: Template = {
  id: 'bank-card',
  version: '2026.11.28',
  title: '银行卡代扣授权书',
  effectiveOn: '2026-11-28',
  earlier: [
    { version: '2026.08', effectiveOn: '2026-08-01', change: '写明扣款只在您确认后发出，不自动扣款' },
  ],
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
        '我司只扣收您在应用内确认并输入交易密码的还款，用于归还您与我司签署的借款合同项下的本金、利息和罚息，不扣收其他任何款项。',
        '扣款指令由我司通过银行或有资质的支付机构发出，每次扣款的金额就是您确认的金额。',
      ],
    },
    {
      heading: '扣款时间与通知',
      paragraphs: [
        '我司不自动扣款。请您在还款日 24 时前到“还款”页确认还款，并在卡里备足款项；余额不足的，这次不扣款，可以在存入后重新确认。',
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
        '您可以在“我的—银行卡”中更换或解绑。有未结清借款用这张卡还款的，需先换一张还款卡，以免影响还款。',
        '本授权自电子签署之日（{signDate}）起生效，至解绑或全部借款结清时终止。',
      ],
    },
  ],
};
