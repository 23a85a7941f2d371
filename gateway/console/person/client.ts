import { calls, type CallDefinition, type CallName, type Request, type Response } from '@/contract';
import * as v from 'valibot';
import { decodeAnswer, Refused } from './decode';
import { encodeCall } from './encode';
import type { ClientKeys, HttpAnswer, HttpRequest, Picture, Send } from './http';

const ACCESS_TOKEN_REFUSED = 401;
/** Spec §2: the app build that this client claims to be. */
const HEADERS = { version: '2.2.6', platform: '1-1-8' } as const;

interface Prepared<N extends CallName> {
  readonly http: HttpRequest;
  readonly open: (answer: HttpAnswer) => Response<N> | Refused;
}

/**
 * Calls a gateway over the real wire protocol, typed by the contract, as the app does but without the app. The console
 * makes its personas with this client, and the tests use it.
 */
export class WireClient {
  private accessToken = '';
  tokenCode = '';

  constructor(
    private readonly send: Send,
    private readonly keys: ClientKeys,
    private readonly phone: string,
  ) {}

  /** The answer's data, or the refusal as a value. Rejects without an answer. */
  async call<N extends CallName>(
    name: N,
    request: Request<N>,
    pictures: readonly Picture[] = [],
  ): Promise<Response<N> | Refused> {
    const exchange = async () => {
      const { http, open } = await this.prepare(name, request, pictures);
      const answer = await this.send(http);
      return answer.status === ACCESS_TOKEN_REFUSED ? undefined : { data: open(answer) };
    };
    let answer = await exchange();
    if (answer === undefined) {
      this.accessToken = '';
      answer = await exchange();
    }
    if (answer === undefined) throw new Error(`${name}: access token refused twice`);
    return answer.data;
  }

  /** A call as it is sent, and what opens its answer. */
  async prepare<N extends CallName>(
    name: N,
    request: Request<N>,
    pictures: readonly Picture[] = [],
  ): Promise<Prepared<N>> {
    const definition: CallDefinition = calls[name];
    const params = {
      // Spec §6: fields that logged-in requests add; the call's own fields win.
      ...(definition.auth === 'member' ? { tokenCode: this.tokenCode, loginState: '1' } : {}),
      ...(definition.auth === 'member' && definition.body === 'sealed' ? { phone: this.phone } : {}),
      ...(request as Record<string, unknown>),
    };
    if (definition.auth !== 'none' && this.accessToken === '') await this.fetchAccessToken();
    const { sessionKey, ...encoded } = await encodeCall(definition, params, pictures, this.keys);
    const bearer: Record<string, string> =
      definition.auth === 'none' ? {} : { authorization: `Bearer ${this.accessToken}` };
    return {
      http: { ...encoded, headers: { ...HEADERS, ...encoded.headers, ...bearer } },
      open(answer) {
        const data = decodeAnswer(definition, answer, sessionKey);
        // The gateway may not deviate from its contract, not even in a field that no one reads.
        return data instanceof Refused ? data : (v.parse(definition.response, data) as Response<N>);
      },
    };
  }

  private async fetchAccessToken(): Promise<void> {
    const answer = await this.call('oauthToken', {
      grant_type: 'client_credentials',
      scope: 'select',
      client_id: this.keys.clientId,
      client_secret: this.keys.clientSecret,
    });
    if (answer instanceof Refused) throw new Error(`no access token: ${answer.code}`);
    this.accessToken = answer.access_token;
  }
}
