import { loanCalls } from '@/contract/loan';
import { passwordCalls } from '@/contract/password';
import { call } from '@/request';
import { callWithPasswords } from '@/request/passwords';

/** Checked by the compiler, never run: each `@ts-expect-error` fails the type check as soon as the mistake below it compiles. */

// @ts-expect-error -- a password would be sent as it is
export const inClear = () => call(passwordCalls.passwordSet, { password: '258036' });

export const sealed = () => callWithPasswords(passwordCalls.passwordSet, { password: '258036' });

// @ts-expect-error -- the call declares no password
export const without = () => callWithPasswords(loanCalls.paymentResult, { requestNo: 'r' });
