/**
 * - `offline`: the host was not reached, or the connection broke
 * - `timeout`: no whole answer within `timeoutMs`
 * - `aborted`: the device ended the request (the app went to the background, the page is being left)
 * - `refused-domain`: the mini-program's list of domains does not have the host
 */
export type HttpFailureReason = 'offline' | 'timeout' | 'aborted' | 'refused-domain';

/** What send and upload reject with. An answer of the server with any status is not a failure. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';
  constructor(readonly reason: HttpFailureReason) {
    super(reason);
  }
}

export interface HttpRequest {
  readonly verb: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Encoded already; content-type is in the headers. */
  readonly body?: string | undefined;
  /** From the start to the last byte of the answer. */
  readonly timeoutMs: number;
}

export interface UploadFile {
  readonly field: string;
  readonly name: string;
  /** MIME type; '' if unknown. */
  readonly type: string;
  /** H5: the file, or a data: or blob: address of it. Mini-program: its temporary path. */
  readonly source: Blob | string;
}

export interface HttpUpload {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly UploadFile[];
  readonly timeoutMs: number;
  /** Called with 0 to 100 while the files are sent, if the device tells. */
  readonly onProgress?: ((percent: number) => void) | undefined;
}

export interface HttpAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface HttpPort {
  /** Whether an address without a host is valid: a page has an origin, a mini-program has none. */
  readonly hasOrigin: boolean;
  /** A mini-program sends one file per upload; the caller has to send several files one after another. */
  readonly filesPerUpload: 'one' | 'many';
  send(request: HttpRequest): Promise<HttpAnswer>;
  upload(upload: HttpUpload): Promise<HttpAnswer>;
}
