import type { WechatProvider } from './definitions';

/** The WeChat user that the console has chosen; phone '' while none was. */
export interface ChosenUser {
  readonly openId: string;
  readonly phone: string;
}

export interface SandboxWechat {
  readonly chosen: () => Promise<ChosenUser>;
  /** False where the sandbox may not stand in: anybody could name any phone. */
  readonly open: boolean;
}

/** `sandbox-login-<openId>`, with anything behind another hyphen to make it good once more. */
const LOGIN_FORM = /^sandbox-login-([A-Za-z0-9]{1,32})(?:-[\w-]*)?$/;
const PHONE_FORM = /^sandbox-phone-(1[3-9]\d{9})(?:-[\w-]*)?$/;
const INVALID = { kind: 'failed', why: 'invalid' } as const;
const UNAVAILABLE = { kind: 'failed', why: 'unavailable' } as const;

/**
 * A code of the sandbox's own form says itself whom it stands for; every other one (WeChat DevTools and the test host make such) stands
 * for the WeChat user that the console has chosen. That a code is good once is kept by the handlers, for the real service as well.
 */
export function sandboxWechat({ chosen, open }: SandboxWechat): WechatProvider {
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
  };
}
