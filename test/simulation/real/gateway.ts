import { sealPasswords } from '@/wire';
import { calls, type CallDefinition, type CallName, type Request, type Response } from '@/contract';
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../gateway/database';
import { runCall, type CallServices } from '../../../gateway/calls/run';
import { InlineDispatcher } from '../../../gateway/jobs';
import { Outbox } from '../../../gateway/messages';
import { makeProviders } from '../../../gateway/providers';
import { PaperDesk } from '../../../gateway/papers/desk';
import { Refusal } from '../../../gateway/refusal';
import { Settlement } from '../../../gateway/settlement';
import { readSettings } from '../../../gateway/settings';
import { idDigestBy } from '../../../gateway/idDigest';
import { ensureKeys } from '../../../gateway/keys';
import { gatewayKeys } from '../../../gateway/wire';
import { CACHE } from '../../gateway/bank/image';
import { MoodyBank } from './bank';
import { Died, mortal } from './mortal';

/**
 * The gateway without its wire: the calls as the router runs them (session, one transaction, each request once, the contract of the answer), the
 * settlement and the ledger over a real database. One history at a time: the clock belongs to the history that runs.
 */
export class Gateway {
  readonly bank = new MoodyBank();
  /** Two of them, as two processes over one database. */
  readonly settlements: readonly [Settlement, Settlement];
  /** What the settlement could not explain. */
  readonly surprises: unknown[] = [];
  private readonly services: CallServices;
  private readonly passwordKey: string;

  constructor(readonly db: Database) {
    const dying = mortal(db);
    this.bank.onDeath = dying.dieNext;
    const settlement = () =>
      new Settlement({
        db: dying,
        bank: () => this.bank,
        log: (error) => this.wonder(error),
        booked: () => undefined,
      });
    this.settlements = [settlement(), settlement()];
    const settings = readSettings({});
    const { privateKey, clientId: id, clientSecret: secret, idDigestKey, passwordKey } = ensureKeys(CACHE);
    this.passwordKey = passwordKey;
    const outbox = new Outbox({
      db,
      dispatcher: new InlineDispatcher(db, (error) => this.wonder(error)),
      providers: () => makeProviders({ db, settings }),
      settings,
      log: () => undefined,
    });
    void outbox.close();
    this.services = {
      db: dying,
      settings,
      settlement: this.settlements[0],
      outbox,
      papers: new PaperDesk({
        db,
        settings,
        changed: (fileId) => this.wonder(fileId),
        failed: (error) => this.wonder(error),
        signer: () => ({ sign: async () => ({ kind: 'unavailable' }) }),
      }),
      keys: gatewayKeys(privateKey),
      passwordKeys: () => [passwordKey],
      client: () => ({ id, secrets: [secret] }),
      idDigest: idDigestBy(() => ({ idDigestKey })),
      sealPhone: (phone) => phone,
    };
  }

  private wonder(error: unknown): void {
    const known = error instanceof Died || String(error).includes('another order or another amount');
    if (!known) this.surprises.push(error);
  }

  /** The product's clock. A booking reads it from the database. */
  async setClock(now: number): Promise<void> {
    await this.db.query('update clock set offset_ms = $1', [now - Date.now()]);
  }

  /** The answer, or the code of the refusal. */
  async call<N extends CallName>(
    name: N,
    request: Request<N>,
    { tokenCode, now }: { readonly tokenCode: string; readonly now: number },
  ): Promise<Response<N> | Refusal> {
    // The rv of the wire is proved elsewhere.
    const { rv: _rv, ...definition }: CallDefinition = calls[name];
    const sealing = { key: this.passwordKey, random: randomBytes };
    const call = {
      definition,
      read: {
        params: {
          ...sealPasswords(request as Record<string, unknown>, definition.passwords ?? [], sealing),
          tokenCode,
        },
        sessionKey: undefined,
        files: [],
      },
      request: { headers: {}, ip: '127.0.0.1' } as FastifyRequest,
      reply: { headers: () => undefined } as unknown as FastifyReply,
      now: new Date(now),
    };
    try {
      const outcome = await runCall(name, call, this.services);
      return 'data' in outcome ? (outcome.data as Response<N>) : outcome.refusal;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }
}
