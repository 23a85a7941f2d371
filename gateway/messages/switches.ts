import type { NoticeSwitch } from '@/contract/codes';
import type { MessageKind } from '../queries/personalMessages';

/**
 * The switch that each kind of message obeys. A kind without one is always sent by SMS: what costs a person money if they miss it (overdue,
 * failures, missing proofs), and what tells them that somebody else may be at work.
 */
export const SWITCH_OF: Readonly<Partial<Record<MessageKind, NoticeSwitch>>> = {
  'due-soon': 'due',
  'proof-due': 'due',
  'credit-approved': 'progress',
  'credit-denied': 'progress',
  'credit-supplement': 'progress',
  'limit-raised': 'progress',
  'raise-declined': 'progress',
  'proof-approved': 'progress',
  'proof-refused': 'progress',
  'protocol-refused': 'progress',
  'document-due': 'due',
  'document-approved': 'progress',
  'document-refused': 'progress',
  'employer-verified': 'progress',
  'employer-refused': 'progress',
  'offline-received': 'progress',
  'offline-held': 'progress',
  'paid-out': 'money',
  repaid: 'money',
};
