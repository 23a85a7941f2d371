import { defaultDecisions } from '../../../gateway/providers/decisions';
import { makeEducationProvider } from '../../../gateway/providers/education';
import { brokenReplies, startService } from './service';

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.received.length = 0;
});

const proof = {
  phone: '13800000001',
  name: '王云',
  school: '云岭样本大学',
  level: 'bachelor',
  graduationYear: 2026,
  files: [{ kind: 'diploma', type: 'image/png', content: Buffer.from('picture') }],
};
const reviewer = () =>
  makeEducationProvider({ kind: 'http', ...service.endpoint }, { decisionFor: async () => defaultDecisions });

describe('a real reviewer', () => {
  it.each([
    [{ result: 'approved' }, { kind: 'approved' }],
    [
      { result: 'returned', reason: '照片不清楚' },
      { kind: 'returned', reason: '照片不清楚' },
    ],
    [{ result: 'pending' }, { kind: 'pending' }],
    // A person must be told the reason.
    [{ result: 'returned', reason: ' ' }, { kind: 'pending' }],
  ])('%j', async (answer, verdict) => {
    service.answer(answer);
    expect(await reviewer().review(proof)).toEqual(verdict);
    expect(service.received[0]).toMatchObject({
      path: '/v1/review',
      authorization: 'Bearer secret',
      body: { school: proof.school, files: [{ kind: 'diploma', content: 'cGljdHVyZQ==' }] },
    });
  });

  it.each(brokenReplies)('%s leaves the decision open', async (_name, body, status) => {
    service.answer(body, status);
    expect(await reviewer().review(proof)).toEqual({ kind: 'pending' });
  });
});

it.each([
  ['approve', 'approved'],
  ['return', 'returned'],
  ['hold', 'pending'],
] as const)('the sandbox told to %s answers %s', async (education, kind) => {
  const decisionFor = async () => ({ ...defaultDecisions, education });
  expect((await makeEducationProvider({ kind: 'sandbox' }, { decisionFor }).review(proof)).kind).toBe(kind);
});
