import type { WechatMessage, WechatProvider } from './definitions';

/** The WeChat user chosen in the console; phone '' if none is chosen. */
export interface ChosenUser {
  readonly openId: string;
  readonly phone: string;
}

export interface SandboxWechat {
  readonly chosen: () => Promise<ChosenUser>;
  /** False in production: otherwise anybody could log in with any phone. */
  readonly open: boolean;
  /** Stores a message for the console's inbox. */
  readonly record: (message: WechatMessage) => Promise<void>;
}

/** `sandbox-login-<openId>`, optionally with any suffix after another hyphen, so that each code can be unique. */
const LOGIN_FORM = /^sandbox-login-([A-Za-z0-9]{1,32})(?:-[\w-]*)?$/;
const PHONE_FORM = /^sandbox-phone-(1[3-9]\d{9})(?:-[\w-]*)?$/;
const INVALID = { kind: 'failed', why: 'invalid' } as const;
const UNAVAILABLE = { kind: 'failed', why: 'unavailable' } as const;
/** What the sandbox takes for an offence, to show what WeChat's check leads to. */
const OFFENCE = '违规样例';

/**
 * A code of the sandbox's own form names its user; every other code (as from WeChat DevTools and the test host) stands for the WeChat user
 * chosen in the console. The handlers ensure that a code works once, for the real service too.
 */
export function sandboxWechat({ chosen, open, record }: SandboxWechat): WechatProvider {
  return {
    async code2session(code) {
      if (!open) return UNAVAILABLE;
      return { kind: 'user', openId: LOGIN_FORM.exec(code)?.[1] ?? (await chosen()).openId };
    },
    async getPhoneNumber(code) {
      if (!open) return UNAVAILABLE;
      const phone = PHONE_FORM.exec(code)?.[1] ?? (await chosen()).phone;
      return phone === '' ? INVALID : { kind: 'phone', phone };
    },
    async sendMessage(message) {
      try {
        await record(message);
        return { kind: 'sent' };
      } catch {
        return { kind: 'failed', why: 'notSent' };
      }
    },
    async checkText({ text }) {
      return text.includes(OFFENCE) ? 'risky' : 'pass';
    },
  };
}

/** A message as the console's inbox shows it. */
export const inWechat = ({ fields, page }: WechatMessage): string =>
  `${Object.values(fields).join('：')}（点开到 ${page}）`;
