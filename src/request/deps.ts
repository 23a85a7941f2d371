import type { CallDefinition } from '@/contract';
import type { HttpPort } from '@/platform/http';
import type { IdlePort } from '@/platform/idle';
import type { RandomPort } from '@/platform/random';

export interface RequestSettings {
  /** Prefix of each path; '' means the page's own origin, which a mini-program does not have. */
  readonly baseUrl: string;
  /** Host to which the mock interceptor redirects requests (spec §7 Transport); '' or absent: no redirect. */
  readonly mockBaseUrl?: string;
  /** Only these paths are redirected; empty or absent: all are. */
  readonly mockPaths?: readonly string[];
  readonly version: string;
  /** The gateway's RSA key: SPKI, PEM or base64. */
  readonly publicKey: string;
  /** Of the build; read when a password is sent. */
  passwordKey(): string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly timeoutMs: number;
  /** For uploads and other slow calls. */
  readonly transferTimeoutMs: number;
  /** Spec §6: all calls except the exempt ones have the bearer header, or only the two propose calls. */
  readonly bearerRule: 'all' | 'propose';
  readonly tokenVerb: 'POST' | 'GET';
  /** For a host that does not sign answers; a sealed call then accepts a plain answer, too. */
  readonly acceptUnsigned: boolean;
  /** Whether the trace number goes along as a header: a host on another origin has to allow it, or a browser sends nothing. */
  readonly traceHeader: boolean;
  /** What a host puts before gateway paths, and before the paths of the application's front (`/applfront/`); '' or absent: nothing. */
  readonly gatewayPrefix?: string;
  readonly frontPrefix?: string;
}

/** What the host does not have of the calls that the spec does not name. */
export interface Offers {
  has(definition: CallDefinition): boolean;
  /** The host has said so; kept for as long as the app runs. */
  lacks(definition: CallDefinition): void;
  /** How the call's answer is made from calls of the spec; undefined: in no way. */
  instead(name: string): Promise<((request: object) => Promise<unknown>) | undefined>;
}

export interface Expiry {
  /** The person has logged in on another device (otherDevice). */
  readonly anotherDevice: boolean;
  /** The account itself is gone. */
  readonly accountClosed?: boolean;
  /** Generation of the session that has ended. */
  readonly generation: number;
}

/** The data about a failed call for the error log: no params, and only the code of the answer. */
export interface RequestErrorRecord {
  readonly errorType: 'network' | 'business' | 'illegal' | 'blocked';
  readonly path: string;
  /** RETURN_CODE; '' if no answer came. */
  readonly code: string;
  readonly traceNo: string;
  /** "Request failed: HTTP 502", "Upload failed: timeout" (spec §8). */
  readonly errorInfo: string;
}

/** Everything that the request layer needs from the app; the composition root passes it in. */
export interface RequestDeps {
  readonly settings: RequestSettings;
  readonly session: {
    /** '' if no one is logged in. */
    tokenCode(): string;
    /** '' if unknown. The phone is kept encrypted, so reading it may be asynchronous. */
    phone(): string | Promise<string>;
    /** A new number after each login and each clear. */
    generation(): number;
  };
  readonly accessToken: {
    /** '' if there is none. */
    read(): string;
    write(token: string, expiresInSeconds: number): void;
    clear(): void;
  };
  readonly channel: { platform(): string };
  readonly offers: Offers;
  /** Headers of the gray release (spec §6 Gray users). */
  readonly gray: { headers(): Readonly<Record<string, string>> };
  readonly feedback: { toast(text: string): void; loading(text: string | false): void };
  /** Called once for each session that ended. The toast has been shown already. */
  onExpired(expiry: Expiry): void;
  /** Headers of each answer, names in lower case (gray mode, spec §4). */
  onHeaders(headers: Readonly<Record<string, string>>): void;
  /** Headers of each answer that was sealed for this app: they tell the server's time. */
  onTime(headers: Readonly<Record<string, string>>): void;
  reportError(record: RequestErrorRecord): void;
  /** Gets the data of each success that fits: some of its fields may have been unreadable. */
  reportLost(definition: CallDefinition, data: unknown): void;
  readonly http: HttpPort;
  readonly random: RandomPort;
  readonly idle: IdlePort;
  /** Milliseconds since 1970. */
  now(): number;
}
