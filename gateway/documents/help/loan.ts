import { step, type Topic } from './article';

export const loan: Topic = {
  id: 'loan',
  name: '借款',
  articles: [
    {
      id: 'help-cost',
      title: '借款要多少钱，有没有其他费用',
      keywords: ['利息', '利率', '费用', '成本', '单利', '复利'],
      updatedOn: '2026-11-01',
      paragraphs: [
        '借款只收利息，没有手续费、会员费和保险费，放款前不收取任何费用。年化利率（单利）写在试算和合同的最前面。',
        '每一期还多少，在借款前就能看到；点开金额旁边的“怎么算的”，能看到公式和数字。',
      ],
      steps: [
        step('看一张表里的全部成本。', '/pages/contracts/temp?id=cost-sheet', '综合融资成本'),
        step('试算一笔借款。', '/pages/loanV2/view/index', '去试算'),
      ],
    },
    {
      id: 'help-paying-out',
      title: '借款后多久到账，没到账怎么办',
      keywords: ['放款', '到账', '没收到', '放款中', '停止放款'],
      updatedOn: '2026-11-01',
      paragraphs: [
        '提交后由银行放款，一般几分钟到账。银行没有答复时显示“放款中”，这时请不要再借一次：同一笔借款不会放款两次，也不会在没有到账时计算利息。',
      ],
      steps: [
        step('在借还记录里打开这笔借款，查看放款进度。', '/pages/bussiness/loan_repay/index', '借还记录'),
        step('不想借了，可以在放款进度里申请停止放款。'),
      ],
    },
    {
      id: 'help-cooling-off',
      title: '借了以后后悔了，可以退吗',
      keywords: ['冷静期', '反悔', '退款', '不想借', '免息'],
      updatedOn: '2026-11-01',
      paragraphs: [
        '借款后30天内是冷静期，一次还清本金，不收利息。期间还过的钱，包括利息，都算作本金，优惠券抵扣的部分除外。冷静期还剩多久，在借据详情里看得到。',
      ],
      steps: [step('打开这笔借款的借据，选择冷静期全额还本。', '/pages/repay/index', '去还款')],
    },
    {
      id: 'help-purpose',
      title: '借的钱可以用来做什么',
      keywords: ['用途', '消费', '凭证', '买房', '投资'],
      updatedOn: '2026-11-01',
      paragraphs: [
        '借款只能用于日常消费，例如购物、装修、旅行、教育和医疗。不能用于买房、股票、基金、理财、还其他贷款和经营。',
      ],
      steps: [
        step('了解哪些用途可以，哪些不可以。', '/pages/loanV2/view/loanUsageTip', '借款用途须知'),
        step('金额较大的借款要上传消费凭证。', '/pages/bussiness/consumption/index', '消费凭证'),
      ],
    },
  ],
};
