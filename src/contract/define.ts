import type { GenericSchema, InferOutput } from 'valibot';

/**
 * How a request travels (wire protocol, "A request"):
 * - `sealed`: form-encoded body, sKey, sign; the answer is encrypted
 * - `plain`: GET query or form fields in clear; the answer is in clear
 * - `json`: a JSON body in clear; the answer is in clear
 * - `multipart`: an upload in clear (the spec's encryption whitelist); the answer is in clear
 */
export type BodyKind = 'sealed' | 'plain' | 'json' | 'multipart';

/** Spec §6: `none` sends no token, `client` sends the access token, `member` sends the access token and the person's tokenCode. */
export type AuthKind = 'none' | 'client' | 'member';

export interface CallDefinition {
  /** The call's name in the contract. */
  readonly name: string;
  readonly verb: 'GET' | 'POST';
  /** A plain call with both verbs in the spec: GET works as well, with the fields in the query. */
  readonly orGet?: true;
  /** Path on the gateway; `:name` is filled from the request field of that name. */
  readonly path: `/${string}`;
  /** Not in the spec's section 7: another company's host may answer 404, and the app does without it (./beyond). */
  readonly beyond?: true;
  readonly body: BodyKind;
  readonly auth: AuthKind;
  /** `data`: the answer is `{"code":200,"data":…}` (the spec's /api/ calls). Otherwise the RESPONSE envelope. */
  readonly answer?: 'envelope' | 'data';
  /** Carries the header `rv`: every call that moves money, sets a credential or submits an application. */
  readonly rv?: true;
  /** The request holds a `requestNo`; a repeated request gets the first answer and does nothing twice. */
  readonly once?: true;
  /** Fields of a sealed request that are passwords: sealed under the password key before the body is (wire protocol, "Keys"; spec §9). */
  readonly passwords?: readonly string[];
  /**
   * Files of a multipart request; one, unless `many`. `brought`: the gateway looks at it and lets it go. The request's fields come before the files, since they say who sends. Refusals:
   * pictureTooLarge and, as for any call with a body, busy.
   */
  readonly files?: {
    readonly field: 'file' | 'fileUris';
    readonly maxBytes: number;
    readonly many?: true;
    readonly brought?: true;
  };
  /** Uploads and downloads may take 60 s (product decisions, "Two readings"). */
  readonly slow?: true;
  /** Tracking, the error log and hot updates: a failure is never shown and never reported again (spec §8). */
  readonly silent?: true;
  /** Refusals of this call, by name; any call may also answer the general ones (./refusals). */
  readonly refusals?: Readonly<Record<string, string>>;
  /** The request's schema: a valibot object. tokenCode, loginState and, in a sealed body, phone of member calls are added by `request`. */
  readonly request: GenericSchema;
  readonly response: GenericSchema;
}

type Named<T> = { readonly [N in keyof T]: T[N] & { readonly name: N } };

/** Declares the calls of one business area and adds the name of each; keeps the literal types of names, refusals and schemas. */
export function defineCalls<const T extends Record<string, Omit<CallDefinition, 'name'>>>(
  calls: T,
): Named<T> {
  const named = Object.entries(calls).map(([name, call]) => [name, { ...call, name }]);
  return Object.fromEntries(named) as Named<T>;
}

export type RequestOf<C extends CallDefinition> = InferOutput<C['request']>;
export type ResponseOf<C extends CallDefinition> = InferOutput<C['response']>;

type Declared<C extends CallDefinition> = C extends { readonly refusals: infer R } ? R : never;
type Keys<R> = R extends unknown ? keyof R & string : never;
type Values<R> = R extends unknown ? R[keyof R] & string : never;

/** Names of a call's own refusals, without the general ones. */
export type RefusalName<C extends CallDefinition> = Keys<Declared<C>>;
/** Codes of a call's own refusals. */
export type RefusalCode<C extends CallDefinition> = Values<Declared<C>>;
