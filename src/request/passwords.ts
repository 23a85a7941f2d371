import { passwordKey } from '@/cipherKeys';
import type { CallDefinition, RequestOf, ResponseOf } from '@/contract';
import { random } from '@/platform/random';
import { sealPasswords } from '@/wire';
import { call, CallFailure, type CallOptions, type PlainDefinition } from '.';
import { notLoaded } from './notLoaded';

export type PasswordDefinition = CallDefinition & {
  readonly body: 'sealed';
  readonly passwords: readonly string[];
};

/**
 * A call with passwords (spec §9): they are sealed under their own key before the body is sealed, so that code that opens and logs bodies sees none.
 * Loads with the pages that ask for a password. Rejects like `call`.
 */
export async function callWithPasswords<C extends PasswordDefinition>(
  definition: C,
  request: RequestOf<C>,
  options: CallOptions = {},
): Promise<ResponseOf<C>> {
  const sealed = await sealedIn(request as object, definition.passwords).catch(() => {
    throw new CallFailure({ ...notLoaded(), detail: 'Request failed: its passwords were not sealed' });
  });
  const { passwords: _sealed, ...rest } = definition;
  return call(rest as PlainDefinition, sealed as RequestOf<PlainDefinition>, options);
}

async function sealedIn(request: object, names: readonly string[]): Promise<object> {
  await random.ready();
  return sealPasswords(request, names, { key: passwordKey(), random: (count) => random.bytes(count) });
}
