import type { BodyKind, CallDefinition, RequestOf, ResponseOf } from '@/contract';
import type { RequestDeps } from './deps';
import { CallFailure, notLoaded } from './failure';
import type { CallOptions, RequestLayer, UploadOptions } from './layer';

export { CallFailure, type FailureKind } from './failure';
export type { Expiry, RequestDeps, RequestErrorRecord, RequestSettings } from './deps';
export type { CallOptions, UploadOptions } from './layer';
export { DEFAULT_LOADING_TEXT } from './loading';
export type { PickedUpload } from './transport';

export type PlainDefinition = CallDefinition & { readonly body: Exclude<BodyKind, 'multipart'> };
type UploadDefinition = CallDefinition & { readonly body: 'multipart' };

interface Given {
  load(): Promise<RequestDeps>;
  toast(text: string): void;
}

let given: Given | undefined;
let ready: Promise<RequestLayer> | undefined;

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

async function started(load: Given['load']): Promise<RequestLayer> {
  ready ??= load().then(async (deps) => {
    // The caller has just drawn a page: load the code in one task, make the first call in another.
    await deps.idle.turn();
    const { createRequest } = await import(/* webpackChunkName: "background" */ './layer');
    await deps.idle.turn();
    return createRequest(deps);
  });
  const mine = ready;
  return mine.catch((failure: unknown) => {
    if (ready === mine) ready = undefined;
    throw failure;
  });
}

/** Rejects with CallFailure if the code does not load; the next call tries again. */
function layerFor({ tell }: CallOptions): Promise<RequestLayer> {
  const { load, toast } = configured();
  return started(load).catch(() => {
    const failure = new CallFailure(notLoaded());
    if (tell === true) toast(failure.message);
    throw failure;
  });
}

/**
 * Makes a call of the contract. A member call gets tokenCode, phone and loginState; sealing, headers and access token
 * follow the contract. Rejects with CallFailure: the caller shows it; the layer itself reports an expired session (spec §8).
 */
export function call<C extends PlainDefinition>(
  definition: C,
  request: RequestOf<C>,
  options?: CallOptions,
): Promise<ResponseOf<C>>;
export function call<C extends UploadDefinition>(
  definition: C,
  request: RequestOf<C>,
  options: UploadOptions,
): Promise<ResponseOf<C>>;
export async function call<C extends CallDefinition>(
  definition: C,
  request: RequestOf<C>,
  options: Partial<UploadOptions> = {},
): Promise<ResponseOf<C>> {
  const layer = await layerFor(options);
  return await layer.run(definition, request as object, options);
}

/** Spec §4 Launch: a new access token; a failure is only logged. */
export async function refreshAccessToken(): Promise<void> {
  await started(configured().load).then(
    (layer) => layer.refreshAccessToken(),
    () => undefined,
  );
}
