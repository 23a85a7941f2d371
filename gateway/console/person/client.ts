import { calls, type CallDefinition, type CallName, type Request, type Response } from '@/contract';
import * as v from 'valibot';
import { decodeAnswer, Refused } from './decode';
import { encodeCall } from './encode';
import type { ClientKeys, Picture, Send } from './http';

const ACCESS_TOKEN_REFUSED = 401;
/** Spec §2: the app build that this client claims to be. */
const HEADERS = { version: '2.2.6', platform: '1-1-8' } as const;

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
    const definition: CallDefinition = calls[name];
    const params = {
      // Spec §6: fields that logged-in requests add; the call's own fields win.
      ...(definition.auth === 'member'
        ? { tokenCode: this.tokenCode, phone: this.phone, loginState: '1' }
        : {}),
      ...(request as Record<string, unknown>),
    };
    let answer = await this.exchange(definition, params, pictures);
    if (answer === undefined) {
      this.accessToken = '';
      answer = await this.exchange(definition, params, pictures);
    }
    if (answer === undefined) throw new Error(`${name}: access token refused twice`);
    if (answer.data instanceof Refused) return answer.data;
    // The gateway may not deviate from its contract, not even in a field that nobody reads.
    return v.parse(definition.response, answer.data) as Response<N>;
  }

  /** Undefined: the access token was refused. */
  private async exchange(
    definition: CallDefinition,
    params: Record<string, unknown>,
    pictures: readonly Picture[],
  ) {
    if (definition.auth !== 'none' && this.accessToken === '') await this.fetchAccessToken();
    const { sessionKey, ...encoded } = await encodeCall(definition, params, pictures, this.keys);
    const bearer: Record<string, string> =
      definition.auth === 'none' ? {} : { authorization: `Bearer ${this.accessToken}` };
    const answer = await this.send({ ...encoded, headers: { ...HEADERS, ...encoded.headers, ...bearer } });
    if (answer.status === ACCESS_TOKEN_REFUSED) return undefined;
    return { data: decodeAnswer(definition, answer, sessionKey) };
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
