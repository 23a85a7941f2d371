import type { CheckMethod, SensitiveAction } from '@/contract/codes';

/**
 * Which check suffices for which action; the only place that decides. What cannot be undone, or gives data away, asks for more than the
 * phone that somebody may have picked up.
 */
const METHODS: Readonly<Record<SensitiveAction, readonly CheckMethod[]>> = {
  showPerson: ['sms', 'idCard'],
  editPerson: ['sms', 'idCard'],
  changePhone: ['idCard'],
  unbindCard: ['sms', 'idCard'],
  exportData: ['idCard'],
  cancelAccount: ['idCard'],
  thawBorrowing: ['idCard'],
  renewIdCard: ['sms', 'idCard'],
};

/** The checks that this person can choose from. Without a confirmed ID card there is nothing but the phone. */
export const methodsFor = (action: SensitiveAction, identified: boolean): readonly CheckMethod[] =>
  identified ? METHODS[action] : ['sms'];
