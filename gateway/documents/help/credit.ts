import { step, type Topic } from './article';

export const credit: Topic = {
  id: 'credit',
  name: '申请额度',
  articles: [
    {
      id: 'help-apply',
      title: '怎样申请额度',
      keywords: ['授信', '申请', '额度', '材料', '身份证'],
      updatedOn: '2026-11-01',
      paragraphs: [
        '申请要准备本人身份证和一张储蓄卡，大约五分钟。中途退出不会丢失已经填好的内容。申请不收取任何费用。',
      ],
      steps: [
        step('拍摄身份证正反面，核对识别出来的姓名和号码。'),
        step('完成人脸识别；不方便刷脸的，可以选择其他方式。'),
        step(
          '填写联系人，绑定银行卡，提交后一般几分钟有结果。',
          '/pages/creditV2/view/creditFrontPage',
          '去申请',
        ),
      ],
    },
    {
      id: 'help-denied',
      title: '申请没有通过怎么办',
      keywords: ['拒绝', '未通过', '审核', '再次申请'],
      updatedOn: '2026-11-01',
      paragraphs: [
        '审核由系统综合判断，没有通过不代表您的信用不好，也不会在审核之外影响您。结果页会写明什么时候可以再次申请。',
        '任何人说交钱就能通过审核，都是诈骗。',
      ],
      steps: [
        step('在结果页把再次申请的日期加到手机日历。', '/pages/creditV2/view/creditResult', '查看结果'),
        step('信息有变化的，再次申请前先核对。'),
      ],
    },
    {
      id: 'help-photo',
      title: '身份证拍不清楚、识别不了',
      keywords: ['身份证', '识别', '模糊', '反光', '拍照'],
      updatedOn: '2026-11-01',
      paragraphs: ['照片模糊、反光、缺角或不是原件，都会识别失败。识别错了的字可以手动改正。'],
      steps: [
        step('把身份证放在深色桌面上，避开灯光直射，四个角都拍进画面。'),
        step('拍得不清楚时，可以从相册选择一张清楚的照片。'),
        step('回到申请，接着上次的进度拍摄。', '/pages/creditV2/view/creditFrontPage', '继续申请'),
      ],
    },
  ],
};
