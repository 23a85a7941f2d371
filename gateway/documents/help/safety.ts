import { step, type Topic } from './article';

export const safety: Topic = {
  id: 'safety',
  name: '安全与投诉',
  articles: [
    {
      id: 'help-fraud',
      title: '怎样识别冒充我们的诈骗',
      keywords: ['诈骗', '冒充', '客服', '转账', '验证码', '反诈'],
      updatedOn: '2026-11-01',
      paragraphs: [
        '我们不会在放款前收取任何费用，不会索要密码和验证码，也不会让您转账到个人账户。遇到可疑电话请挂断，拨打反诈专线 96110。',
      ],
      steps: [
        step(
          '已经把验证码或密码告诉了别人？马上重置交易密码。',
          '/pages/loanV2/view/resetPasswordPage',
          '重置交易密码',
        ),
      ],
    },
    {
      id: 'help-network',
      title: '提示“网络开小差了”',
      keywords: ['网络', '打不开', '加载失败', '开小差'],
      updatedOn: '2026-11-01',
      paragraphs: [
        '这说明手机和我们之间的网络没有连上，或者我们的服务暂时繁忙。付款时出现这个提示，请先看结果，不要马上再付一次：同一笔付款不会执行两次。',
      ],
      steps: [
        step('换到信号好的地方，或切换 Wi-Fi 和移动网络后重试。'),
        step('刚才在付款的，先到借还记录里查看结果。', '/pages/bussiness/loan_repay/index', '借还记录'),
        step('还是不行，带上页面上的问题编号联系客服。', '/pages/service/online_customer/index', '联系客服'),
      ],
    },
    {
      id: 'help-password',
      title: '忘记交易密码',
      keywords: ['交易密码', '忘记密码', '锁定', '重置'],
      updatedOn: '2026-11-01',
      paragraphs: ['交易密码是六位数字，借款和还款时使用。连续输错会锁定半小时，到时间自动解除。'],
      steps: [step('核验身份后设置新的密码。', '/pages/loanV2/view/resetPasswordPage', '重置交易密码')],
    },
    {
      id: 'help-complain',
      title: '怎样投诉，多久有答复',
      keywords: ['投诉', '建议', '客服', '答复', '不满意'],
      updatedOn: '2026-11-01',
      paragraphs: [
        '每一件投诉都有编号和答复的期限，进展随时能看到。对答复不满意，可以再次提出，由另外的人重新处理。',
      ],
      steps: [
        step('写下您的投诉或建议。', '/pages/service/suggest/index', '投诉与建议'),
        step('着急的事情请直接打电话。', '/pages/service/online_customer/index', '联系客服'),
      ],
    },
  ],
};
