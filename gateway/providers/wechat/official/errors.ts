/** Error codes of WeChat's server API, by what we do about them; every other one is a failure that an operator reads in the log. */

/** The access token is not good (any more). */
const TOKEN = [40001, 40014, 42001];
/** The code is wrong, too old or used; 40226: WeChat lets this user log in nowhere for now. */
const CODE = [40029, 40163, 40226];
/** The person does not accept the message; or the id of the person is none of this mini-program. */
const PERSON = [43101, 43104, 40003];

export const BUSY = -1;
/** Too many calls, by this user or by all. */
export const RATE = [45009, 45011];

export const isTokenError = (code: number): boolean => TOKEN.includes(code);
export const isCodeError = (code: number): boolean => CODE.includes(code);
export const isPersonError = (code: number): boolean => PERSON.includes(code);
/** Neither the person nor the settings are to blame. */
export const isExpected = (code: number): boolean =>
  code === 0 || code === BUSY || RATE.includes(code) || isCodeError(code) || isPersonError(code);
