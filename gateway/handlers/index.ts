import type { Handlers } from '../context';
import { cardHandlers } from './card';
import { contentHandlers } from './content';
import { creditHandlers } from './credit';
import { documentHandlers } from './document';
import { identityHandlers } from './identity';
import { loanHandlers } from './loan';
import { logHandlers } from './log';
import { loginHandlers } from './login';
import { passwordHandlers } from './password';
import { repayHandlers } from './repay';
import { tokenHandlers } from './token';
import { userHandlers } from './user';

/** The handler of every call: one that is missing does not compile. */
export const handlers: Handlers = {
  ...tokenHandlers,
  ...loginHandlers,
  ...userHandlers,
  ...contentHandlers,
  ...creditHandlers,
  ...identityHandlers,
  ...cardHandlers,
  ...passwordHandlers,
  ...loanHandlers,
  ...repayHandlers,
  ...documentHandlers,
  ...logHandlers,
};
