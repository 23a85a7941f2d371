import { step, type Topic } from './article';

export const repay: Topic = {
  id: 'repay',
  name: '还款',
  articles: [
    {
      id: 'help-repay',
      title: '怎样还款，什么时候扣款',
      keywords: ['还款', '扣款', '还款日', '自动扣款'],
      updatedOn: '2026-11-01',
      paragraphs: [
        '还款日当天和之前都可以自己还。当天还和提前几天还，这一期的金额一样。还款前会显示金额、卡号和明细，输入交易密码后才扣款。',
      ],
      steps: [
        step('看看这个月要还多少。', '/pages/repay/index', '去还款'),
        step('把所有还款日一次加到手机日历，就不会忘记。'),
      ],
    },
    {
      id: 'help-early',
      title: '提前还清划算吗，怎么还',
      keywords: ['提前还款', '提前还清', '部分还款', '违约金', '省利息'],
      updatedOn: '2026-11-01',
      paragraphs: [
        '提前还清按天计算利息，没有违约金。也可以只还一部分：可以让每期少还一些，或者早一点还完，会先算给您看。本金到期一次还的借款，只能少还利息，不能早一点还完。',
      ],
      steps: [step('打开借据，看看不同日期还清能省多少。', '/pages/repay/index', '查看借据')],
    },
    {
      id: 'help-overdue',
      title: '逾期了怎么办',
      keywords: ['逾期', '罚息', '征信', '还不上', '协商'],
      updatedOn: '2026-11-01',
      paragraphs: [
        '罚息只按逾期的本金按天计算，不会利滚利，还清逾期部分后马上停止。逾期会如实报送征信。',
        '如果暂时还不上，请尽早联系我们，一起商量办法。不要相信收费“代理退息”“征信修复”的人。',
      ],
      steps: [
        step('先还逾期的部分。', '/pages/repay/index', '去还款'),
        step('联系客服说明情况。', '/pages/service/online_customer/index', '联系客服'),
      ],
    },
    {
      id: 'help-doubt',
      title: '还款显示结果确认中',
      keywords: ['结果确认中', '扣款', '重复扣款', '处理中'],
      updatedOn: '2026-11-01',
      paragraphs: [
        '银行还没有答复我们时，显示“结果确认中”。在有结果之前不能再还一次，这样不会重复扣款。有了结果会发短信和消息告诉您。',
      ],
      steps: [step('在借还记录里查看结果。', '/pages/bussiness/loan_repay/index', '借还记录')],
    },
    {
      id: 'help-transfer',
      title: '可以用银行转账还款吗',
      keywords: ['线下还款', '转账', '对公', '凭证'],
      updatedOn: '2026-11-01',
      paragraphs: [
        '可以。请用本人的银行卡转到页面上的账户，再上传凭证。利息和罚息算到钱到账那天，不因为审核多算。',
      ],
      steps: [step('打开借据，选择线下还款。', '/pages/repay/index', '查看借据')],
    },
  ],
};
