import type { BodyKind, CallDefinition, RequestOf, ResponseOf } from '@/contract';
import type { RequestDeps } from './deps';
import { createRequest, type CallOptions, type RequestLayer } from './layer';
import type { PickedUpload } from './transport';

export { CallFailure, type FailureKind } from './failure';
export type { Expiry, RequestDeps, RequestErrorRecord, RequestSettings } from './deps';
export type { CallOptions } from './layer';
export { DEFAULT_LOADING_TEXT } from './loading';
export type { PickedUpload } from './transport';

/** A call with files, and a call without. */
export type UploadDefinition = CallDefinition & { readonly body: 'multipart' };
export type PlainDefinition = CallDefinition & { readonly body: Exclude<BodyKind, 'multipart'> };

let layer: RequestLayer | undefined;

/** Call it once, at launch, before the first call. */
export function configureRequest(deps: RequestDeps): void {
  layer = createRequest(deps);
}

function configured(): RequestLayer {
  if (!layer) throw new Error('request is not configured');
  return layer;
}

/**
 * Makes a call of the contract. A member call gets tokenCode, phone and loginState; sealing, headers and access token
 * follow the contract. Rejects with CallFailure: the caller shows it; the layer itself reports an expired session (spec §8).
 */
export async function call<C extends PlainDefinition>(
  definition: C,
  request: RequestOf<C>,
  options: CallOptions = {},
): Promise<ResponseOf<C>> {
  return configured().run(definition, request as object, [], options);
}

/** A call with files. Several files may be sent as several requests, one after another: returns the last answer. */
export async function upload<C extends UploadDefinition>(
  definition: C,
  request: RequestOf<C>,
  files: readonly PickedUpload[],
  options: CallOptions = {},
): Promise<ResponseOf<C>> {
  return configured().run(definition, request as object, files, options);
}

/** Spec §4 Launch: a new access token; a failure is only logged. */
export function refreshAccessToken(): Promise<void> {
  return configured().refreshAccessToken();
}
