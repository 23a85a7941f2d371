import type { HttpPort } from '@/platform/http';
import type { RandomPort } from '@/platform/random';

export interface RequestSettings {
  /** Put before each path; '' means the page's own origin, which a mini-program does not have. */
  readonly baseUrl: string;
  /** Where the mock interceptor sends requests instead (spec §7 Transport); '' or none: nowhere. */
  readonly mockBaseUrl?: string;
  /** Only these paths are redirected; empty or absent: all are. */
  readonly mockPaths?: readonly string[];
  readonly version: string;
  /** The gateway's RSA key: SPKI, PEM or base64. */
  readonly publicKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly timeoutMs: number;
  /** For uploads and other slow calls. */
  readonly transferTimeoutMs: number;
  /** Spec §6: all calls but the exempt ones carry the bearer header, or only the two of propose. */
  readonly bearerRule: 'all' | 'propose';
  readonly tokenVerb: 'POST' | 'GET';
  /** For a host that signs no answers; a sealed call then takes a plain one, too. */
  readonly acceptUnsigned: boolean;
}

export interface Expiry {
  /** Logged in elsewhere (otherDevice). */
  readonly anotherDevice: boolean;
  /** The session that has ended. */
  readonly generation: number;
}

/** What the error log gets of a failed call: by construction no params and nothing of the answer but its code. */
export interface RequestErrorRecord {
  readonly errorType: 'network' | 'business' | 'illegal' | 'blocked';
  readonly path: string;
  /** RETURN_CODE; '' where no answer came. */
  readonly code: string;
  readonly traceNo: string;
  /** "Request failed: HTTP 502", "Upload failed: timeout" (spec §8). */
  readonly errorInfo: string;
}

/** What the request layer learns of the app; `app.tsx` hands it in. */
export interface RequestDeps {
  readonly settings: RequestSettings;
  readonly session: {
    /** '' where nobody is logged in. */
    tokenCode(): string;
    /** '' where it is not known. It is kept encrypted, so it may take a moment. */
    phone(): string | Promise<string>;
    /** Another number after each login and each clear. */
    generation(): number;
  };
  readonly accessToken: {
    /** '' where there is none. */
    read(): string;
    write(token: string, expiresInSeconds: number): void;
    clear(): void;
  };
  readonly channel: { platform(): string };
  /** Headers of the gray release (spec §6 Gray users). */
  readonly gray: { headers(): Readonly<Record<string, string>> };
  readonly feedback: { toast(text: string): void; loading(text: string | false): void };
  /** Once for each session that ended. The toast has been shown already. */
  onExpired(expiry: Expiry): void;
  /** Headers of each answer, names in lower case (gray mode, spec §4). */
  onHeaders(headers: Readonly<Record<string, string>>): void;
  reportError(record: RequestErrorRecord): void;
  readonly http: HttpPort;
  readonly random: RandomPort;
  /** Milliseconds since 1970. */
  now(): number;
}
