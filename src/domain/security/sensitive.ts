import type { CheckMethod, SensitiveAction } from '@/contract/codes';

interface Sensitive {
  /** '更换手机号': what the person is about to do. */
  readonly name: string;
  /** Any one of these is enough; the first one is proposed. */
  readonly methods: readonly CheckMethod[];
}

/** Every action that needs an identity check first, and what proves the identity. The only place that decides it. */
export const SENSITIVE: Readonly<Record<SensitiveAction, Sensitive>> = {
  // The phone that gets the codes may be lost: then use the face.
  changePhone: { name: '更换手机号', methods: ['sms', 'face'] },
  unbindCard: { name: '解绑银行卡', methods: ['sms', 'face'] },
  showPerson: { name: '查看完整的个人信息', methods: ['sms', 'face'] },
  editPerson: { name: '修改个人信息', methods: ['sms', 'face'] },
  exportData: { name: '导出个人信息', methods: ['sms', 'face'] },
  takeExport: { name: '下载个人信息', methods: ['sms', 'face'] },
  cancelAccount: { name: '注销账户', methods: ['sms', 'face'] },
  thawBorrowing: { name: '恢复借款', methods: ['sms', 'face'] },
  renewIdCard: { name: '更新身份证', methods: ['sms', 'face'] },
};

/** The methods for an action; a person whose ID card is not on file has no face to compare with. */
export const methodsFor = (action: SensitiveAction, identified: boolean): readonly CheckMethod[] =>
  SENSITIVE[action].methods.filter((method) => identified || method === 'sms');
