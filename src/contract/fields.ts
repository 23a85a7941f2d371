import * as v from 'valibot';

/** Decimal yuan with two decimals, the wire form of money: "1093.18". */
export const yuan = v.pipe(v.string(), v.regex(/^-?\d{1,12}\.\d{2}$/));
/** A rate as a decimal fraction: "0.1440" is 14.40 % a year. */
export const rate = v.pipe(v.string(), v.regex(/^\d\.\d{4,8}$/));
/** A percentage with two decimals: "14.40". */
export const percent = v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{2}$/));
/** Civil date in Asia/Shanghai: "2026-11-18". */
export const date = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
/** An instant: "2026-11-18T03:00:00.000Z". */
export const instant = v.pipe(v.string(), v.isoTimestamp());
export const yesNo = v.picklist(['Y', 'N']);
export const phone = v.pipe(v.string(), v.regex(/^1[3-9]\d{9}$/));
/** '138****8000': as much of a phone as says to its holder which one it is. */
export const maskedPhone = v.pipe(v.string(), v.regex(/^1\d{2}\*{4}\d{4}$/));
export const smsCode = v.pipe(v.string(), v.regex(/^\d{6}$/));
export const cardNo = v.pipe(v.string(), v.regex(/^\d{12,19}$/));
export const idNo = v.pipe(v.string(), v.regex(/^\d{17}[\dX]$/));
/** A key of the server's making (loan, quote, repayment, file). */
export const key = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
/** UUID made when the person opens a confirmation; kept over retries. */
export const requestNo = v.pipe(v.string(), v.uuid());
export const tradePassword = v.pipe(v.string(), v.regex(/^\d{6}$/));
export const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const nothing = v.object({});

/** Channel fields that the entry address may have brought (spec §2, entry parameters). */
export const channelFields = {
  oneChannelId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  twoChannelId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  thrChannelId: v.optional(v.pipe(v.string(), v.maxLength(64))),
};

export const repaymentMethod = v.picklist([
  'equal-instalment',
  'equal-principal',
  'interest-first',
  'bullet',
]);

/** One row of a schedule. */
export const instalment = v.object({
  term: count,
  dueDate: date,
  principal: yuan,
  interest: yuan,
  total: yuan,
  balance: yuan,
});
