import type { SensitiveAction } from '@/contract/codes';

export const ACTION_NAMES: Readonly<Record<SensitiveAction, string>> = {
  changePhone: '更换手机号',
  unbindCard: '解绑银行卡',
  showPerson: '查看完整个人信息',
  editPerson: '修改个人信息',
  exportData: '导出个人信息',
  cancelAccount: '注销账号',
  thawBorrowing: '恢复借款',
  renewIdCard: '更新身份证',
};

export const VERIFY = {
  lead: '先确认是您本人',
  note: (action: string) => `您正在${action}`,
  name: '姓名',
  idNo: '身份证号',
  nameHint: '身份证上的姓名',
  idNoHint: '18位身份证号',
  submit: '验证',
  unknown: '没有需要验证的操作。',
  toSettings: '去设置',
} as const;
