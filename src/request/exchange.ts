import type { CallDefinition } from '@/contract';
import { classify } from '@/domain/errors/catalogue';
import type { AccessTokenSource } from './accessToken';
import { fitting, refusesToken } from './answer';
import type { RequestDeps, RequestSettings } from './deps';
import { NotLoggedIn, NotOffered, Refused, TokenUnavailable } from './failureOf';
import type { Arrived, Outgoing, Send } from './transport';

/** One call from params to data; renews the access token once if the gateway refuses it. Rejects with an error that failureOf reads. */
export type Exchange = (outgoing: Omit<Outgoing, 'token'>) => Promise<unknown>;

interface Around {
  readonly send: Send;
  readonly tokens: AccessTokenSource;
  /** Gets the data of each success that fits. */
  readonly came: (definition: CallDefinition, data: unknown) => void;
}

export function createExchange(deps: RequestDeps, { send, tokens, came }: Around): Exchange {
  const { session, settings, offers } = deps;

  const attempt = async (outgoing: Outgoing): Promise<Arrived & { generation: number }> => {
    const generation = session.generation();
    const own = outgoing.definition.auth === 'member' ? await memberParams(session, outgoing.definition) : {};
    const arrived = await send({ ...outgoing, params: { ...outgoing.params, ...own } });
    return { ...arrived, generation };
  };

  const withToken = async (outgoing: Omit<Outgoing, 'token'>) => {
    if (!needsBearer(outgoing.definition, settings.bearerRule)) return attempt(outgoing);
    const token = await orUnavailable(tokens.get());
    const arrived = await attempt({ ...outgoing, token });
    if (!refusesToken(arrived)) return arrived;
    return attempt({ ...outgoing, token: await orUnavailable(tokens.renew(token)) });
  };

  return async (outgoing) => {
    // If no one is logged in, do not even request an access token.
    if (outgoing.definition.auth === 'member') memberToken(session);
    const { definition } = outgoing;
    if (!offers.has(definition)) throw new NotOffered();
    const arrived = await withToken(outgoing);
    if (definition.beyond === true && NOT_OFFERED.includes(arrived.status)) {
      offers.lacks(definition);
      throw new NotOffered();
    }
    const verdict = classify(arrived);
    if (verdict.kind !== 'success') throw new Refused(verdict, arrived.status, arrived.generation);
    const value = fitting(definition.response, verdict.data);
    came(definition, verdict.data);
    return value;
  };
}

/** How a host answers that does not know an address, or not this verb. */
const NOT_OFFERED: readonly number[] = [404, 405];

/** Spec §6: the params that logged-in requests add; the phone in a sealed body only. Throws if no one is logged in. */
async function memberParams(
  session: RequestDeps['session'],
  { body }: CallDefinition,
): Promise<Record<string, string>> {
  const own = { tokenCode: memberToken(session), loginState: '1' };
  return body === 'sealed' ? { ...own, phone: await session.phone() } : own;
}

function memberToken(session: RequestDeps['session']): string {
  const tokenCode = session.tokenCode();
  if (tokenCode === '') throw new NotLoggedIn();
  return tokenCode;
}

function orUnavailable(token: Promise<string>): Promise<string> {
  return token.catch(() => {
    throw new TokenUnavailable();
  });
}

/** Spec §6, the other reading: only the propose types and the propose submit have the header. */
const PROPOSE_PATHS = '/api/propose/';

function needsBearer(definition: CallDefinition, rule: RequestSettings['bearerRule']): boolean {
  if (definition.auth === 'none') return false;
  return rule === 'all' || definition.path.startsWith(PROPOSE_PATHS);
}
