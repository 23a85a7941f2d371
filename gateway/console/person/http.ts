/** One HTTP exchange with the gateway, in process or over a real connection. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
}

/** Rejects when the connection breaks. */
export type Send = (request: HttpRequest) => Promise<HttpAnswer>;

/** The keys of a gateway that a build of the app contains. */
export interface ClientKeys {
  readonly publicKey: string;
  readonly passwordKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A picture to upload. */
export interface Picture {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}
