import { cardCalls } from './card';
import { contentCalls } from './content';
import { creditCalls } from './credit';
import type { RequestOf, ResponseOf } from './define';
import { documentCalls } from './document';
import { identityCalls } from './identity';
import { loanCalls } from './loan';
import { logCalls } from './log';
import { loginCalls } from './login';
import { passwordCalls } from './password';
import { repayCalls } from './repay';
import { tokenCalls } from './token';
import { userCalls } from './user';

/** Every call of the product, once. */
export const calls = {
  ...tokenCalls,
  ...loginCalls,
  ...userCalls,
  ...contentCalls,
  ...creditCalls,
  ...identityCalls,
  ...cardCalls,
  ...passwordCalls,
  ...loanCalls,
  ...repayCalls,
  ...documentCalls,
  ...logCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type Request<N extends CallName> = RequestOf<Calls[N]>;
export type Response<N extends CallName> = ResponseOf<Calls[N]>;
export type { AuthKind, BodyKind, CallDefinition } from './define';
