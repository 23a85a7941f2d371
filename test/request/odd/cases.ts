import type { CallName, Calls } from '@/contract';

/** The calls without files. */
export type PlainName = { [N in CallName]: Calls[N]['body'] extends 'multipart' ? never : N }[CallName];

/** The field is missing. */
export const ABSENT = Symbol('absent');
/** The whole call fails: an invalid amount or identifier. */
export const FAILS = Symbol('fails');
/** The item is dropped from the list. */
export const WITHOUT_ITEM = Symbol('without item');

/** What the server sends for the field, and what the page gets. */
export type Case = readonly [odd: unknown, comes: unknown];

export const WORDS: Case[] = [
  [ABSENT, ''],
  [null, ''],
  [{}, ''],
  [7, '7'],
];
export const FLAG: Case[] = [
  [ABSENT, 'N'],
  [null, 'N'],
  [true, 'Y'],
  ['y', 'Y'],
  ['perhaps', 'N'],
];
export const BIT: Case[] = [
  [ABSENT, '0'],
  [null, '0'],
  [1, '1'],
  [0, '0'],
  ['2', '0'],
];
/** Spec §4 Notice read state: absent is unread. */
export const READ: Case[] = [
  [ABSENT, 0],
  [null, 0],
  ['1', 1],
  ['0', 0],
  [2, 0],
  [true, 1],
];
export const COUNT: Case[] = [
  [ABSENT, 0],
  [null, 0],
  ['5', 5],
  ['40%', 40],
  [5.5, 5],
  [-1, 0],
  ['many', 0],
];
export const DAY: Case[] = [
  [ABSENT, null],
  [20261118, '2026-11-18'],
  [2026, null],
  ['2026-02-30', null],
  ['soon', null],
];
export const LIST: Case[] = [
  [ABSENT, []],
  [null, []],
  ['none', []],
];
export const ITEM: Case[] = [
  ['text', WITHOUT_ITEM],
  [null, WITHOUT_ITEM],
  [{}, WITHOUT_ITEM],
];
export const AMOUNT: Case[] = [
  [ABSENT, FAILS],
  [null, FAILS],
  ['', FAILS],
  [101, '101.00'],
  ['1,200.5', '1200.50'],
  ['1,01', FAILS],
  ['NaN', FAILS],
];
/** An amount that may be missing on its line. */
export const AMOUNT_OR_NONE: Case[] = [
  [ABSENT, ''],
  [null, ''],
  ['', ''],
  [101, '101.00'],
  ['soon', FAILS],
];
export const RATE: Case[] = [
  [ABSENT, FAILS],
  [null, FAILS],
  [0.144, '0.1440'],
  ['0.1440000001', FAILS],
  ['0.1440000000', '0.1440'],
  ['NaN', FAILS],
];
/** In a list that leaves out what does not fit. */
export const inList = (cases: readonly Case[]): Case[] =>
  cases.map(([odd, comes]) => [odd, comes === FAILS || comes === null ? WITHOUT_ITEM : comes]);
export const ID: Case[] = [
  [ABSENT, FAILS],
  [null, FAILS],
  [12, '12'],
  [{}, FAILS],
];
/** A decision about a person: a guess would lead them the wrong way. */
export const STATE: Case[] = [
  [ABSENT, FAILS],
  [1, FAILS],
  ['other', FAILS],
];
export const SEX: Case[] = [
  [ABSENT, ''],
  [1, ''],
  ['male', ''],
];

/** A call, and the outcome for each of its fields. */
export type Row = readonly [call: PlainName, fields: Readonly<Record<string, readonly Case[]>>];

/** Prefixes these fields with their place in the answer. */
export const at = (path: string, fields: Row[1]): Row[1] =>
  Object.fromEntries(Object.entries(fields).map(([name, cases]) => [`${path}.${name}`, cases]));
