import type { BodyKind, CallDefinition, RequestOf, ResponseOf } from '@/contract';
import type { RequestDeps } from './deps';
import { createRequest, type CallOptions, type RequestLayer } from './layer';
import type { PickedUpload } from './transport';

export { CallFailure, type FailureKind } from './failure';
export type { Expiry, RequestDeps, RequestErrorRecord, RequestSettings } from './deps';
export type { CallOptions } from './layer';
export { DEFAULT_LOADING_TEXT } from './loading';
export type { PickedUpload } from './transport';

/** A call that carries files, and one that does not. */
export type UploadDefinition = CallDefinition & { readonly body: 'multipart' };
export type PlainDefinition = CallDefinition & { readonly body: Exclude<BodyKind, 'multipart'> };

let layer: RequestLayer | undefined;

/** Once, at launch, before the first call. */
export function configureRequest(deps: RequestDeps): void {
  layer = createRequest(deps);
}

function configured(): RequestLayer {
  if (!layer) throw new Error('request is not configured');
  return layer;
}

/**
 * Makes a call of the contract. A member call gets tokenCode, phone and loginState; sealing, headers and access token
 * go by the contract. Rejects with CallFailure: the caller says what happened, an expired session is said by the layer (spec §8).
 */
export async function call<C extends PlainDefinition>(
  definition: C,
  request: RequestOf<C>,
  options: CallOptions = {},
): Promise<ResponseOf<C>> {
  return configured().run(definition, request as object, [], options);
}

/** The same with files. Several files may go as several requests, one after another: the last answer is given. */
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
