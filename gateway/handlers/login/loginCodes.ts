import { refuseLogin } from '../../refusals/login';
import { OneTimeCode } from './oneTimeCode';
import { codeWords } from '../../messages';

/** The login code of a phone, shared by all ways to log in that ask for a code. */
export const loginCodes = new OneTimeCode({
  purpose: 'login',
  countedAs: 'account',
  minuteFrom: 'code',
  text: codeWords.login,
  tooSoon: (seconds) => refuseLogin('codeTooSoon', seconds),
  usedUp: () => refuseLogin('codesUsedUp'),
  notSent: (why) => refuseLogin('codeNotSent', why),
  missing: () => refuseLogin('codeMissing'),
  expired: () => refuseLogin('codeExpired'),
  triesUsedUp: () => refuseLogin('codeTriesUsedUp'),
  wrong: (left) => refuseLogin('codeWrong', left),
});
