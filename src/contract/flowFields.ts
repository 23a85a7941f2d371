import * as v from 'valibot';
import { orElse, orNull, yesNo, zeroOne } from './fields';
import { day, decimal } from './reading';

/* Kinds of the flows: no first visit loads them. */

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Decimal yuan with two decimals, the wire form of money: "1093.18". */
export const yuan = v.pipe(v.unknown(), v.transform(decimal(2)), v.regex(/^-?\d{1,12}\.\d{2}$/));
/** A rate as a decimal fraction: "0.1440" is 14.40 % a year. */
export const rate = v.pipe(v.unknown(), v.transform(decimal(4, 8)), v.regex(/^\d\.\d{4,8}$/));
/** Civil date in Asia/Shanghai: "2026-11-18", and a day that exists. */
export const date = v.pipe(v.unknown(), v.transform(day), v.regex(/^\d{4}-\d{2}-\d{2}$/), v.check(isDay));
export const smsCode = v.pipe(v.string(), v.regex(/^\d{6}$/));
export const cardNo = v.pipe(v.string(), v.regex(/^\d{12,19}$/));
export const idNo = v.pipe(v.string(), v.regex(/^\d{17}[\dX]$/));
/** UUID made when the person opens a confirmation; kept over retries. */
export const requestNo = v.pipe(v.string(), v.uuid());
export const tradePassword = v.pipe(v.string(), v.regex(/^\d{6}$/));
/** How sure a reader of documents is of each field, by its name, 0 to 1. Absent: it does not say. */
export const confidence = v.fallback(
  v.optional(v.record(v.string(), v.pipe(v.number(), v.minValue(0), v.maxValue(1)))),
  undefined,
);

/** Channel fields that the entry address may contain (spec §2, entry parameters). */
export const channelFields = {
  oneChannelId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  twoChannelId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  thrChannelId: v.optional(v.pipe(v.string(), v.maxLength(64))),
};

/** '0' or '1'; '0' when absent. */
export const bit = orElse(zeroOne, '0');
/** Y or N; '' when absent. */
export const flagOrNone = orElse(v.union([yesNo, v.literal('')]), '');
export const dateOrNull = orElse(orNull(date), null);
/** An amount, or '' if the host sends none. */
export const yuanOrNone = v.nullish(v.union([yuan, v.literal('')]), '');
