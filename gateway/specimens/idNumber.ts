import type { Sex } from './payload';

/** GB 11643: digits 7 to 14 are the birth date; given back as YYYY-MM-DD, real or not. */
export const birthOf = (idNo: string) => `${idNo.slice(6, 10)}-${idNo.slice(10, 12)}-${idNo.slice(12, 14)}`;

/** GB 11643: the 17th digit is odd for men and even for women. */
export const sexOf = (idNo: string): Sex => (Number(idNo[16]) % 2 === 1 ? '男' : '女');
