import { documentRefusals } from '@/contract/document';
import { routeAt } from '@/navigation/routes';
import { topics } from '../../gateway/documents/help';
import { startGateway, type Bank } from './harness';
import { phones } from './steps';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const reader = { productType: 'YQDC001', channel: '1-1-8' };
const articles = topics.flatMap((topic) => topic.articles);

describe('the help centre', () => {
  it('has three top questions and a tree, each with its article', async () => {
    const person = bank.person(phones(8700)());
    const { list: top } = await person.must('catalogThreeTop', reader);
    const { list: tree } = await person.must('catalogListTree', reader);
    const all = tree.flatMap((topic) => topic.articles);
    expect(top).toHaveLength(3);
    expect(all).toHaveLength(articles.length);
    for (const { id, title } of [...top, ...all]) {
      expect(await person.must('contractText', { id })).toMatchObject({ templateId: id, title });
    }
  });

  it('gives pinyin for the search', async () => {
    const { list } = await bank.person(phones(8710)()).must('catalogListTree', reader);
    const repay = list.flatMap((topic) => topic.articles).find(({ id }) => id === 'help-repay');
    expect(repay).toMatchObject({
      initials: expect.stringContaining('zyhk'),
      pinyin: expect.stringContaining('huankuan'),
    });
  });

  it.each(articles.map((article) => [article.id, article] as const))(
    '%s leads to pages of the product',
    (_id, { steps, paragraphs }) => {
      expect(paragraphs.join('').length).toBeGreaterThan(20);
      const targets = steps.map(({ target }) => target).filter(Boolean);
      expect(targets.filter((target) => routeAt(target.split('?')[0] ?? '') === undefined)).toEqual([]);
    },
  );

  it('serves agreements by the same call, without steps, and lists them with their versions', async () => {
    const person = bank.person(phones(8720)());
    expect(await person.must('contractText', { id: 'privacy' })).toMatchObject({ steps: [] });
    expect((await person.refused('contractText', { id: 'help-nothing' })).code).toBe(
      documentRefusals.documentUnknown,
    );
    const { list } = await person.must('agreementList', {});
    const privacy = list.find(({ templateId }) => templateId === 'privacy');
    expect(privacy?.earlier.map(({ version }) => version)).toEqual(
      expect.arrayContaining(['2026.08', '2025.12']),
    );
  });
});
