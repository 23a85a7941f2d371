import type { passwordCalls } from '@/contract/password';
import type { Handler, Handlers, HandlersOf } from '../../gateway/context';
import { handlers } from '../../gateway/handlers';
import { refusePassword } from '../../gateway/refusals/password';

/** Checked by the compiler, never run: each `@ts-expect-error` fails the type check as soon as the mistake below it compiles. */

type PasswordHandlers = Pick<HandlersOf<typeof passwordCalls>, 'passwordSet' | 'verifyPsw'>;

const passwordSet: Handler<'passwordSet'> = async () => ({});
const verifyPsw: Handler<'verifyPsw'> = async () => ({ pswToken: 'k' });

export const complete: PasswordHandlers = { passwordSet, verifyPsw };

// @ts-expect-error -- verifyPsw is missing
export const missing: PasswordHandlers = { passwordSet };

export const extra: PasswordHandlers = {
  passwordSet,
  verifyPsw,
  // @ts-expect-error -- the contract declares no such call
  forgetPassword: async () => ({}),
};

export const wrongAnswer: PasswordHandlers = {
  passwordSet,
  // @ts-expect-error -- the contract asks for pswToken
  verifyPsw: async () => ({ token: 'k' }),
};

export const wrongRequest: PasswordHandlers = {
  // @ts-expect-error -- the contract sends a password, no pin
  passwordSet: async ({ pin }: { pin: string }) => ({ pin }),
  verifyPsw,
};

export const withCustomer: Handler<'signOut'> = async (_request, { customer }) => ({ customer });

// @ts-expect-error -- a call with no session has no customer
export type NoCustomer = Parameters<Handler<'sendLoginSmsVCode'>>[1]['customer'];

const { passwordSet: _dropped, ...allButOne } = handlers;
// @ts-expect-error -- one handler of the whole is missing
export const whole: Handlers = allButOne;

// @ts-expect-error -- verifyPsw declares no refusal for a weak password
export const undeclared: Handler<'verifyPsw'> = async () => refusePassword('passwordWeak', 'passwordRun');
