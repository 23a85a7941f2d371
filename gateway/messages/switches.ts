import type { NoticeSwitch, WechatTopic } from '@/contract/codes';
import type { MessageKind } from '../queries/personalMessages';

/**
 * The switch that each kind of message obeys. A kind without one is always sent by SMS: what costs a person money if they miss it (overdue,
 * failures, missing proofs), and what tells them that somebody else may be at work.
 */
export const SWITCH_OF: Readonly<Partial<Record<MessageKind, NoticeSwitch>>> = {
  'due-soon': 'due',
  'due-today': 'due',
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

/** What can be sent in WeChat in place of the SMS, by what the person has allowed there. */
export const TOPIC_OF: Readonly<Partial<Record<MessageKind, WechatTopic>>> = {
  'due-soon': 'dueSoon',
  'due-today': 'dueToday',
  'credit-approved': 'decision',
  'credit-denied': 'decision',
  'credit-supplement': 'decision',
  'offline-received': 'transfer',
  'offline-held': 'transfer',
  'offline-refused': 'transfer',
};
