import { of } from './types';

const CREDIT = 'pages/creditV2/view';

/** Pages that lead to a credit line, also for people who come another way. */
export const CREDIT_STATES = [
  ...of(`${CREDIT}/creditFrontPage`, ['第一步', 'new'], ['最后一步', 'filling'], ['要补充', 'supplementing']),
  ...of(`${CREDIT}/creditAuthorizePage`, ['要授权', 'new'], ['白名单', 'whitelisted']),
  ...of(`${CREDIT}/ocr/ocrA`, ['要拍人像面', 'new'], ['已拍过', 'filling']),
  ...of(`${CREDIT}/ocr/ocrB`, ['要拍国徽面', 'new'], ['已拍过', 'filling']),
  ...of(`${CREDIT}/ocr/ocrTab`, ['要识别', 'new'], ['已识别', 'filling']),
  ...of(`${CREDIT}/face/faceStart`, ['要核验', 'new'], ['已核验', 'filling']),
  ...of(`${CREDIT}/face/faceEnd`, ['没有核验编号', 'new']),
  ...of(`${CREDIT}/outWebPage`, ['要打开合作机构的页面', 'partnerPage'], ['没有这一步', 'new']),
  ...of(`${CREDIT}/addContacts`, ['空白', 'new'], ['已填', 'filling']),
  ...of(`${CREDIT}/creditAddContactsPage`, ['已授信', 'credited'], ['要补充', 'supplementing']),
  ...of(`${CREDIT}/bindCard`, ['还没有卡', 'new'], ['已绑卡', 'filling']),
  ...of(
    `${CREDIT}/creditResult`,
    ['审核中', 'reviewing'],
    ['未通过', 'denied'],
    ['通过', 'credited'],
    ['待激活', 'activating'],
    ['待补充', 'supplementing'],
    ['没有申请', 'new'],
  ),
  ...of('pages/setpwd/setPwdPage', ['没有密码', 'new'], ['已有密码', 'filling']),
  ...of('pages/supplementary/index', ['要补充', 'supplementing'], ['没有要补的', 'credited']),
  ...of('pages/citicsquare/accredit', ['没有授权码', 'visitor']),
  ...of('pages/citicsquare/credit', ['新客户', 'square'], ['审核中', 'reviewing'], ['已授信', 'credited']),
  ...of('pages/squareActivity/login', ['没有链接码', 'visitor']),
  ...of('pages/corpIndex/index', ['访客', 'visitor'], ['企业员工', 'enterprise']),
  ...of('pages/login/enterpriseUserslogin', ['访客', 'visitor']),
  ...of('pages/login/enterpriseInfoCollect', ['已报在职', 'enterprise'], ['不是员工', 'credited']),
  ...of('pages/login/enterpriseHistor', ['有一条', 'enterprise'], ['没有', 'credited']),
  ...of('pages/login/enterpriseHistorDetail', ['没有编号', 'enterprise']),
  ...of('pages/graduate/index', ['访客', 'visitor'], ['毕业生', 'graduate']),
  ...of(
    'pages/graduate/graduateSupply',
    ['审核中', 'certificate'],
    ['已通过', 'graduate'],
    ['没有提交', 'new'],
  ),
  ...of('pages/face/facePage', ['没有场景', 'credited']),
  ...of('pages/face/faceEndPage', ['没有核验编号', 'credited']),
] as const;
