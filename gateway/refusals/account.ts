import { dataExportRefusals } from '@/contract/dataExport';
import { empowerRefusals } from '@/contract/empower';
import { logOffRefusals } from '@/contract/logOff';
import { personDataRefusals } from '@/contract/person';
import type { LeavingCondition } from '@/contract/codes';
import { refusing } from '../refusal';
import { usedUp } from './dayLimit';

export const refuseEmpower = refusing(empowerRefusals, {
  nothingToWithdraw: '这项授权已经撤回，不用再操作',
  stillNeeded: (why: string) => why,
  givenElsewhere: '这项授权在用到时会单独征求您的同意，不用在这里恢复',
  textChanged: '授权书有了新版本，请重新阅读后再同意',
  tooManyChanges: usedUp('授权变更', '，或联系客服'),
});

export const refuseExport = refusing(dataExportRefusals, {
  exportUnknown: '没有找到这份文件',
  exportExpired: '这份文件已超过24小时，请重新导出',
  exportTaken: '这份文件已经下载过了，需要时请重新导出',
  exportsUsedUp: usedUp('导出'),
});

export const refusePersonData = refusing(personDataRefusals, {
  emailWrong: '邮箱格式不正确，请检查',
  addressWrong: '请填写完整的地址，至少到街道和门牌号',
  nothingChanged: '内容没有变化，不用保存',
  changesUsedUp: usedUp('修改', '，或联系客服'),
});

const UNMET: Readonly<Record<LeavingCondition, string>> = {
  unpaid: '还有没结清的借款，结清后才能注销',
  openOrder: '还有银行没有处理完的交易，有结果后才能注销',
  offline: '还有线下还款没有办完，有结果后才能注销',
  reviewing: '还有申请在审核，有结果后才能注销',
  proposal: '',
  line: '',
  coupon: '',
};

export const refuseLogOff = refusing(logOffRefusals, {
  conditionUnmet: (kind: LeavingCondition) => UNMET[kind],
  alreadyLeaving: '您已经申请注销，不用再提交',
  notLeaving: '没有等待执行的注销申请',
  leavingTooOften: '近期申请注销的次数较多，请30天后再试，或联系客服',
});
