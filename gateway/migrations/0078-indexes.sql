-- What a call, a sweep or an erasure asks for is found by an index: reading the whole table costs as much as there are customers.

-- Asked by calls.
create index applications_customer on applications (customer_id, submitted_at desc);
create index signatures_loan on signatures (loan_seq, at desc);

-- Asked when an account is erased, and by the console.
create index access_codes_customer on access_codes (customer_id);
create index activity_records_customer on activity_records (customer_id);
create index asset_transfers_customer on asset_transfers (customer_id);
create index card_signs_customer on card_signs (customer_id);
create index cards_customer on cards (customer_id);
create index files_customer on files (customer_id);
create index id_card_readings_customer on id_card_readings (customer_id);
create index notice_reads_customer on notice_reads (customer_id);
create index orders_customer on orders (customer_id);
create index password_proofs_customer on password_proofs (customer_id);
create index process_logs_customer on process_logs (customer_id);
create index proof_files_customer on proof_files (customer_id);
create index proofs_customer on proofs (customer_id);
create index quotes_customer on quotes (customer_id);

-- Asked by the sweep of old rows.
create index one_time_codes_expires on one_time_codes (expires_at);
create index kept_identities_until on kept_identities (kept_until);
create index vouchers_uploaded on vouchers (uploaded_at);
create index voucher_pieces_at on voucher_pieces (at);
create index proof_file_pieces_at on proof_file_pieces (at);
create index card_protocol_pieces_at on card_protocol_pieces (at);
create index supplement_file_pieces_at on supplement_file_pieces (at);
create index education_file_pieces_at on education_file_pieces (at);
create index proposal_files_uploaded on proposal_files (uploaded_at);
create index proposal_file_pieces_at on proposal_file_pieces (at);
create index password_proofs_expires on password_proofs (expires_at);
create index sessions_expires on sessions (expires_at);
create index sessions_opened_by on sessions (opened_by);
create index quotes_expires on quotes (expires_at);
