import type { CallName, Calls, Request, Response } from '@/contract';
import type { RequestDeps } from './deps';
import { createRequest, type CallOptions, type RequestLayer } from './layer';
import type { PickedUpload } from './transport';

export { CallFailure, type FailureKind } from './failure';
export type { Expiry, RequestDeps, RequestErrorRecord, RequestSettings } from './deps';
export type { CallOptions } from './layer';
export { DEFAULT_LOADING_TEXT } from './loading';
export type { PickedUpload } from './transport';

/** The calls that carry files. */
export type UploadName = { [N in CallName]: Calls[N]['body'] extends 'multipart' ? N : never }[CallName];
export type PlainName = Exclude<CallName, UploadName>;

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
 * go by the contract. Rejects with CallFailure, its toast shown (spec §8).
 */
export async function call<N extends PlainName>(
  name: N,
  request: Request<N>,
  options: CallOptions = {},
): Promise<Response<N>> {
  return (await configured().run(name, request, [], options)) as Response<N>;
}

/** The same with files. Several files may go as several requests, one after another: the last answer is given. */
export async function upload<N extends UploadName>(
  name: N,
  request: Request<N>,
  files: readonly PickedUpload[],
  options: CallOptions = {},
): Promise<Response<N>> {
  return (await configured().run(name, request, files, options)) as Response<N>;
}

/** Spec §4 Launch: a new access token; a failure is only logged. */
export function refreshAccessToken(): Promise<void> {
  return configured().refreshAccessToken();
}
