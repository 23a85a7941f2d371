/**
 * The fixed keys of the wire protocol ("Keys"; spec §9), 16 ASCII characters each: settings like those of settings.ts. That file is part of the first
 * load, and what these keys seal comes later.
 */

/** Encrypts the stored phone. */
export const PHONE_KEY = process.env.TARO_APP_PHONE_KEY || '';
/** Encrypts passwords inside a sealed request. Read when it is used. */
export const passwordKey = (): string => process.env.TARO_APP_PASSWORD_KEY || '';
