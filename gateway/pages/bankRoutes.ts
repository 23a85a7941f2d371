import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { BANK_RESULTS, type BankResult } from '@/contract/codes';
import { renderBankClosed, renderBankPage, type BankPage } from './bankPage';
import { isReturnUrl, withQuery } from './html';
import { readForms, sendPage } from './respond';

/** A binding that waits for the person's choice. */
type OpenBinding = Omit<BankPage, 'token' | 'nonce'>;

interface BankRoutesOptions {
  /** Undefined: the binding is unknown, decided or expired. */
  readonly find: (token: string) => Promise<OpenBinding | undefined>;
  /** Returns what the bank adds to the return address; undefined: already decided, the first choice stands. */
  readonly decide: (
    token: string,
    outcome: BankResult,
  ) => Promise<{ readonly result: string; readonly sign: string } | undefined>;
}

const token = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const pageParams = v.object({ token });
const decision = v.object({ token, outcome: v.picklist(BANK_RESULTS) });

/** The sandbox's bank: `GET /sandbox/bank/<bindSeq>` and `POST /sandbox/bank/decide`. Needs a separate scope for its form parser. */
export async function bankRoutes(app: FastifyInstance, { find, decide }: BankRoutesOptions): Promise<void> {
  const findOpen = async (given: string) => {
    const binding = await find(given);
    return binding !== undefined && isReturnUrl(binding.returnUrl) ? binding : undefined;
  };

  await app.register(async (scope) => {
    readForms(scope);

    scope.get('/sandbox/bank/:token', async (request, reply) => {
      const params = v.safeParse(pageParams, request.params);
      const binding = params.success ? await findOpen(params.output.token) : undefined;
      if (!params.success || binding === undefined) return sendPage(reply, 404, renderBankClosed);
      const render = (nonce: string) => renderBankPage({ ...binding, token: params.output.token, nonce });
      return sendPage(reply, 200, render, { returnUrl: binding.returnUrl });
    });

    scope.post('/sandbox/bank/decide', async (request, reply) => {
      const form = v.safeParse(decision, request.body);
      const binding = form.success ? await findOpen(form.output.token) : undefined;
      if (!form.success || binding === undefined) return sendPage(reply, 404, renderBankClosed);
      const said = await decide(form.output.token, form.output.outcome);
      if (said === undefined) {
        return sendPage(reply, 409, (nonce) => renderBankClosed(nonce, binding.returnUrl));
      }
      const target = withQuery(binding.returnUrl, { ...said });
      return reply.header('Cache-Control', 'no-store').redirect(target, 303);
    });
  });
}
