import type { BodyKind, CallDefinition, RequestOf, ResponseOf } from '@/contract';
import type { RequestDeps } from './deps';
import { CallFailure } from './failure';
import { notLoaded } from './notLoaded';
import type * as late from './late';
import type { CallOptions, RequestLayer } from './layer';
import type { PickedUpload } from './transport';

export { CallFailure, type FailureKind } from './failure';
export type { Expiry, RequestDeps, RequestErrorRecord, RequestSettings } from './deps';
export type { CallOptions } from './layer';
export { DEFAULT_LOADING_TEXT } from './loading';
export type { PickedUpload } from './transport';

/** A call with files, and a call without. */
export type UploadDefinition = CallDefinition & { readonly body: 'multipart' };
export type PlainDefinition = CallDefinition & {
  readonly body: Exclude<BodyKind, 'multipart'>;
  /** A call with passwords is made by `callWithPasswords`. */
  readonly passwords?: never;
};

type Late = typeof late;
/** A call of the contract, or a function that picks it from the calls that load with the request layer, or loads it. */
export type Called<C> = C | ((calls: Late) => C | Promise<C>);

interface Ready {
  readonly layer: RequestLayer;
  readonly calls: Late;
}

interface Given {
  load(): Promise<RequestDeps>;
  toast(text: string): void;
}

let given: Given | undefined;
let ready: Promise<Ready> | undefined;

/**
 * Call it once, at launch, before the first call. The first call runs `load`; after a failure the next call runs it again. `toast` tells the
 * person that a call could not be made at all.
 */
export function configureRequest(load: () => Promise<RequestDeps>, toast: (text: string) => void): void {
  given = { load, toast };
  ready = undefined;
}

function configured(): Given {
  if (!given) throw new Error('request is not configured');
  return given;
}

async function started(load: Given['load']): Promise<Ready> {
  ready ??= load().then(async (deps) => {
    // The caller has just drawn a page: load the code in one task, make the first call in another.
    await deps.idle.turn();
    const calls = await import(/* webpackChunkName: "background" */ './late');
    await deps.idle.turn();
    return { layer: calls.createRequest(deps), calls };
  });
  const mine = ready;
  return mine.catch((failure: unknown) => {
    if (ready === mine) ready = undefined;
    throw failure;
  });
}

const isChoice = <C>(called: Called<C>): called is (calls: Late) => C | Promise<C> =>
  typeof called === 'function';

interface Prepared<C> {
  readonly layer: RequestLayer;
  readonly definition: C;
}

/** Rejects with CallFailure if the code does not load; the next call tries again. */
async function prepared<C>(called: Called<C>, { tell }: CallOptions): Promise<Prepared<C>> {
  const { load, toast } = configured();
  const coming = started(load).then(async ({ layer, calls }) => ({
    layer,
    definition: isChoice(called) ? await called(calls) : called,
  }));
  return coming.catch(() => {
    const failure = new CallFailure(notLoaded());
    if (tell === true) toast(failure.message);
    throw failure;
  });
}

async function run<C extends CallDefinition>(
  called: Called<C>,
  request: object,
  files: readonly PickedUpload[],
  options: CallOptions,
): Promise<ResponseOf<C>> {
  const { layer, definition } = await prepared(called, options);
  return layer.run(definition, request, files, options);
}

/**
 * Makes a call of the contract. A member call gets tokenCode, phone and loginState; sealing, headers and access token
 * follow the contract. Rejects with CallFailure: the caller shows it; the layer itself reports an expired session (spec §8).
 */
export async function call<C extends PlainDefinition>(
  definition: Called<C>,
  request: RequestOf<C>,
  options: CallOptions = {},
): Promise<ResponseOf<C>> {
  return run(definition, request as object, [], options);
}

/** A call with files. Several files may be sent as several requests, one after another: returns the last answer. */
export async function upload<C extends UploadDefinition>(
  definition: Called<C>,
  request: RequestOf<C>,
  files: readonly PickedUpload[],
  options: CallOptions = {},
): Promise<ResponseOf<C>> {
  return run(definition, request as object, files, options);
}

/** Spec §4 Launch: a new access token; a failure is only logged. */
export async function refreshAccessToken(): Promise<void> {
  await started(configured().load).then(
    ({ layer }) => layer.refreshAccessToken(),
    () => undefined,
  );
}
