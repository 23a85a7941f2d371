import { step, type Topic } from './article';

export const account: Topic = {
  id: 'account',
  name: '登录与账户',
  articles: [
    {
      id: 'help-no-code',
      title: '收不到短信验证码怎么办',
      keywords: ['短信', '验证码', '语音', '收不到'],
      updatedOn: '2026-11-01',
      paragraphs: [
        '短信一般在一分钟内到达，网络繁忙时会慢一些。同一个号码一天内能收到的验证码有限，请不要连续点击。',
      ],
      steps: [
        step('看看手机有没有欠费、停机，或者把我们的短信当成垃圾短信拦下了。'),
        step(
          '等倒计时结束后再发一次，还是没有就改用语音验证码，会有电话念给您听。',
          '/pages/login/index',
          '去登录',
        ),
        step(
          '如果这个手机号已经不用了，可以凭身份证和银行卡更换手机号。',
          '/pages/login/phoneDisabled/bankcard',
          '更换手机号',
        ),
      ],
    },
    {
      id: 'help-other-device',
      title: '为什么提示账号在另一台设备登录',
      keywords: ['登录失效', '设备', '被挤下线'],
      updatedOn: '2026-11-01',
      paragraphs: [
        '同一个账号在别的手机或浏览器登录后，这里会退出，填写到一半的内容仍然保留。',
        '如果不是您本人登录的，请马上重新登录，并更换交易密码。',
      ],
      steps: [
        step('重新登录，另一台设备会自动退出。', '/pages/login/index', '去登录'),
        step('重置交易密码。', '/pages/loanV2/view/resetPasswordPage', '重置交易密码'),
      ],
    },
    {
      id: 'help-elder',
      title: '字太小，怎么调大',
      keywords: ['长辈模式', '字体', '放大', '看不清'],
      updatedOn: '2026-11-01',
      paragraphs: [
        '长辈模式会把字放大、行距加宽，并且不展示推广活动。手机系统里调大的字号，我们也会跟着变大。',
      ],
      steps: [step('在设置里打开长辈模式。', '/pages/setting/setting/index', '去设置')],
    },
  ],
};
