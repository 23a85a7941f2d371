const PERSON_TYPES = 'what the person types; the call itself compares it with the session or the provider';
const PUBLIC = 'the same for everyone: templates, kinds, places, popups';
const REPORT = 'a label in a report that gets no answer';
const BEARER = 'a secret that lets its holder in; each has its own tests (one use, its time, its device)';
const ONCE = 'made by the client and kept per customer (gateway/calls/once.ts); test/gateway/calls tests it';
const READER =
  'the product sends it in clear and without a session; the answer holds nothing but general notices, and which of them were opened';
const CHANNEL = 'where the person comes from';
const PROVIDER = 'a one-time value of an outside service';

/** Field names that no customer owns, with the reason. A field that is owned in one call only stands as 'call.field' in the table of rows. */
export const NOT_OWNED: Readonly<Record<string, string>> = {
  ...{ idNo: PERSON_TYPES, cardNo: PERSON_TYPES, certCode: PERSON_TYPES, picCode: PERSON_TYPES },
  ...{ templateId: PUBLIC, templateIds: PUBLIC, popupId: PUBLIC, typeId: PUBLIC, versionCode: PUBLIC },
  ...{ bankCode: PUBLIC, strategyId: PUBLIC, key: PUBLIC },
  ...{ uid: REPORT, deviceId: REPORT, sessionId: REPORT, buzNo: REPORT, traceNo: REPORT, custId: REPORT },
  ...{ 'records.page_id': REPORT, 'records.cjj_id': REPORT, 'records.TestFlowId': REPORT },
  ...{ 'records.sourceid': REPORT, dxTokenCode: REPORT, bxTokenCode: REPORT, token: REPORT, oaid: REPORT },
  ...{ tokenCode: BEARER, accessCode: BEARER, ticket: BEARER, resumeKey: BEARER, picToken: BEARER },
  ...{ nonce: BEARER, client_id: BEARER },
  ...{ requestNo: ONCE, appUserId: READER },
  ...{ oneChannelId: CHANNEL, twoChannelId: CHANNEL, thrChannelId: CHANNEL, channelId: CHANNEL },
};

/** The same for a field that another call uses for something owned. */
export const NOT_OWNED_HERE: Readonly<Record<string, string>> = {
  'contractText.id': PUBLIC,
  'noticeInfo.noticeId': PUBLIC,
  'isReadNotice.noticeId': PUBLIC,
  'empowerWithdraw.id': PUBLIC,
  'empowerRevoke.id': PUBLIC,
  'saveGroupUserById.userId': REPORT,
  'UniSaveWxUserInfo.userId': PROVIDER,
  'recoveryFaceResult.bizToken': BEARER,
};
