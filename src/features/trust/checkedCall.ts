import * as v from 'valibot';
import type { RequestOf, ResponseOf } from '@/contract';
import { call, CallFailure, type PlainDefinition } from '@/request';
import { CONTRADICTS } from './words';

/**
 * A call whose answer is calculated again before the person sees it. `contradictionIn` names a contradiction. An answer with one counts as one
 * that does not fit the contract: the request layer logs its call and trace number, but no figure.
 */
export async function checkedCall<C extends PlainDefinition>(
  definition: C,
  request: RequestOf<C>,
  contradictionIn: (answer: ResponseOf<C>) => string | undefined,
): Promise<ResponseOf<C>> {
  let found: string | undefined;
  const response = v.pipe(
    definition.response,
    v.check((answer) => {
      found = found ?? contradictionIn(answer);
      return found === undefined;
    }),
  );
  try {
    return await call<C>({ ...definition, response }, request);
  } catch (failure) {
    if (found === undefined || !(failure instanceof CallFailure)) throw failure;
    const { traceNo, detail } = failure;
    throw new CallFailure({
      ...{ kind: 'network', code: '', message: CONTRADICTS, traceNo },
      detail: `${detail}: ${found}`,
    });
  }
}
