import type { ErasureRule } from '../queries/erasure';

const gone = (table: string, where?: string): ErasureRule => ({
  table,
  how: 'delete',
  ...(where === undefined ? {} : { where }),
});
const stays = (table: string, why: string): ErasureRule => ({ table, how: 'keep', why });
const blank = (table: string, set: string): ErasureRule => ({ table, how: 'blank', set });

/** Law on money laundering, 2024, §34; accounting law: ten years after the business has ended. */
export const KEPT_YEARS = 10;
const CONTRACT = 'contract and ledger: kept as the law asks, without name, phone and ID number';
const PROOF = 'proof of what was agreed to, and when; without personal data';

/**
 * What happens to the rows of a former customer, table by table, in this order (a row goes before the row that it points to). `why`
 * stands with everything that stays: the page that the person reads says the same in one sentence.
 */
export const ERASURE: readonly ErasureRule[] = [
  // Messages, and what waits to be sent.
  gone('outgoing_sms', 'message_id in (select message_id from personal_messages where customer_id = $1)'),
  gone('personal_messages'),
  gone('notice_reads'),
  gone('notice_switches'),
  gone('wechat_permissions'),
  gone('popup_marks'),
  // Ways in.
  gone('access_codes'),
  gone('recoveries'),
  gone('wechat_users'),
  gone('former_phones'),
  gone('square_entries'),
  gone('zd_transfers'),
  // Without the device: an open page is told that the account is gone. Swept when the session would have expired.
  blank('sessions', "ended = 'account-closed', device = ''"),
  gone('trade_passwords'),
  gone('password_proofs'),
  gone('identity_checks'),
  gone('check_faces'),
  gone('answered_requests'),
  gone('gray_customers'),
  gone('activity_records'),
  gone('process_logs'),
  // Who the person is.
  gone('id_card_readings'),
  gone('id_cards'),
  gone('id_card_renewals'),
  gone('face_checks'),
  gone('partner_steps'),
  gone('contacts'),
  gone('person_details'),
  gone('person_changes'),
  gone('employments'),
  gone('picture_uploads'),
  gone('education_files'),
  gone('education_file_pieces'),
  gone('educations'),
  gone('employer_mails'),
  gone('supplement_file_pieces'),
  gone('supplement_files'),
  gone('supplements'),
  gone('proposal_file_pieces'),
  gone('proposal_events', 'propose_no in (select propose_no from proposals where customer_id = $1)'),
  gone('proposal_files'),
  gone('proposals'),
  gone('raises'),
  gone('loan_addresses'),
  gone('data_export_files', 'export_no in (select export_no from data_exports where customer_id = $1)'),
  gone('data_exports'),
  // Cards: loans and repayments point to them.
  gone('card_bindings'),
  gone('card_signs'),
  gone('card_protocol_pieces'),
  gone('card_protocols'),
  blank(
    'cards',
    "card_no = right(card_no, 4), phone = '', is_default = false, unbound_at = coalesce(unbound_at, now())",
  ),
  // Nothing can be drawn any more.
  gone('credit_lines'),
  gone('partner_coupons'),
  gone('due_looks'),
  blank('cancellations', "note = ''"),
  stays('consents', PROOF),
  // The audit stays, without what it says beside each action: a device, the host of an employer's mail.
  blank('security_events', "detail = ''"),
  stays('kept_identities', 'who the borrower was, apart from everything else, for the same years'),
  stays('applications', CONTRACT),
  stays('coupons', CONTRACT),
  stays('loan_drafts', CONTRACT),
  stays('loans', CONTRACT),
  stays('quotes', CONTRACT),
  blank('orders', "name = '', phone = '', card_no = right(card_no, 4)"),
  stays('repayments', CONTRACT),
  stays('offline_repayments', CONTRACT),
  // Of contracts: without the name of the file, for the same years.
  gone('vouchers', 'customer_id = $1 and kept_until is null'),
  stays('voucher_pieces', 'swept with the picture that they are of'),
  stays('proofs', CONTRACT),
  gone('proof_files', 'customer_id = $1 and kept_until is null'),
  stays('proof_file_pieces', 'swept with the picture that they are of'),
  // Contracts of loans that were paid out and their certificates stay whole, for the same years as who the borrower was; nothing else does.
  gone('papers', 'customer_id = $1 and kept_until is null'),
  stays('files', CONTRACT),
  stays('certificates', CONTRACT),
  stays('asset_transfers', CONTRACT),
];
