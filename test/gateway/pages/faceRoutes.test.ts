import Fastify from 'fastify';
import { faceRoutes, type FaceOutcome } from '../../../gateway/pages/faceRoutes';
import { faceDecision } from '../faceDecision';

const returnUrl = '/callback/face/mockEndUni.html?from=credit#/pages/face/faceEndPage';

async function gateway(returnTo = returnUrl) {
  const outcomes = new Map<string, FaceOutcome>();
  const app = Fastify();
  // The gateway's own calls are form-encoded too; the page must not depend on their parser.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, 'sealed'),
  );
  app.post('/echo', async (request) => ({ body: request.body }));
  await faceRoutes(app, {
    find: async (token) =>
      token === 'open' ? { subject: '林**（138****0001）', returnUrl: returnTo } : undefined,
    decide: async (token, outcome) => {
      if (outcomes.has(token)) return false;
      outcomes.set(token, outcome);
      return true;
    },
  });
  const decide = (token: string, outcome: string) => app.inject(faceDecision(token, outcome));
  return { app, outcomes, decide };
}

describe('the page', () => {
  it('shows the check and has a policy without scripts, its style by nonce', async () => {
    const { app } = await gateway();
    const answer = await app.inject('/sandbox/face/open');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('林**（138****0001）');
    const nonce = /<style nonce="([^"]+)">/.exec(answer.body)?.[1];
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(answer.headers['content-security-policy']).toContain(
      `default-src 'none'; style-src 'nonce-${nonce}';`,
    );
    const again = await app.inject('/sandbox/face/open');
    expect(again.body).not.toContain(nonce);
  });

  it.each(['/sandbox/face/gone', '/sandbox/face/', '/sandbox/face/%3Cb%3E', '/sandbox/face/..%2Fopen'])(
    'says that there is no such check: %s',
    async (url) => {
      const { app } = await gateway();
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('这次检测已经结束');
    },
  );

  it.each(['javascript:alert(1)', '//evil.example/x', '/\\evil.example', 'data:text/html,x'])(
    'opens no check that would return to %s',
    async (address) => {
      const { app, decide, outcomes } = await gateway(address);
      expect((await app.inject('/sandbox/face/open')).statusCode).toBe(404);
      expect((await decide('open', 'passed')).statusCode).toBe(404);
      expect(outcomes.size).toBe(0);
    },
  );
});

describe('the decision', () => {
  it.each(['passed', 'failed', 'cancelled'])(
    '%s is recorded and sent to the callback page, whose query and hash are kept',
    async (outcome) => {
      const { decide, outcomes } = await gateway();
      const answer = await decide('open', outcome);
      expect(outcomes.get('open')).toBe(outcome);
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(
        `/callback/face/mockEndUni.html?from=credit&token=open&result=${outcome}#/pages/face/faceEndPage`,
      );
    },
  );

  it('returns to another origin where the product lives there, and the policy allows that form', async () => {
    const { app, decide } = await gateway('https://h5.example.com/callback/face/callbackForMini.html');
    const page = await app.inject('/sandbox/face/open');
    expect(page.headers['content-security-policy']).toContain("form-action 'self' https://h5.example.com;");
    expect((await decide('open', 'passed')).headers.location).toBe(
      'https://h5.example.com/callback/face/callbackForMini.html?token=open&result=passed',
    );
  });

  it('the first choice stands', async () => {
    const { decide, outcomes } = await gateway();
    await decide('open', 'failed');
    const second = await decide('open', 'passed');
    expect(second.statusCode).toBe(409);
    expect(second.body).toContain(`href="${returnUrl}"`);
    expect(outcomes.get('open')).toBe('failed');
  });

  it.each([
    ['open', 'approve'],
    ['gone', 'passed'],
  ])('refuses token %s with outcome %s', async (token, outcome) => {
    const { decide, outcomes } = await gateway();
    expect((await decide(token, outcome)).statusCode).toBe(404);
    expect(outcomes.size).toBe(0);
  });

  it('does not change the form parser of the other calls', async () => {
    const { app } = await gateway();
    const answer = await app.inject({
      method: 'POST',
      url: '/echo',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=1',
    });
    expect(answer.json()).toEqual({ body: 'sealed' });
  });
});
