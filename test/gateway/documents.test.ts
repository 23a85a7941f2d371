import { paymentRefusals } from '@/contract/flowRefusals';
import { documentRefusals } from '@/contract/document';
import { templates } from '../../gateway/documents';
import { Refused, startGateway, type Bank, type TestPerson } from './harness';

let bank: Bank;
let person: TestPerson;
beforeAll(async () => {
  bank = await startGateway({ people: true });
  person = await bank.credited();
});
afterAll(() => bank.close());

const versionOf = (id: string) => templates.find((one) => one.id === id)?.version;
const textOf = ({ sections }: { sections: { heading: string; paragraphs: string[] }[] }): string =>
  sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('\n');

describe('the text of an agreement', () => {
  it.each(templates.map(({ id }) => id))(
    '%s: is complete, with the lender named and the person left blank',
    async (id) => {
      const document = await bank.person('13400000009').must('contractText', { id });
      const text = textOf(document);
      expect(document.templateId).toBe(id);
      // A version is named after the day from which it applies, one from the first day of a month after the month.
      expect(document.effectiveOn).toMatch(/^2026-\d\d-\d\d$/);
      expect(document.version).toBe(document.effectiveOn.replaceAll('-', '.').replace(/\.01$/, ''));
      expect(text).not.toMatch(/[{}]/);
      expect(text.length).toBeGreaterThan(200);
    },
  );

  it.each(['nothing', '__proto__', '../loan'])('%s is refused', async (id) => {
    const answer = await bank.person('13400000009').call('contractText', { id });
    expect(answer).toEqual(new Refused(documentRefusals.documentUnknown, '没有找到这份协议'));
  });
});

describe('a preview', () => {
  it('shows name and number masked only', async () => {
    const text = textOf(await person.must('contractPreview', { templateId: 'e-sign' }));
    const { name, idNo } = person.facts;
    expect(text).not.toContain(name);
    expect(text).not.toContain(idNo);
    expect(text).toContain(`${name.slice(0, 1)}**`);
  });

  it('of an opened drawing has its figures, equal to those of its trial', async () => {
    const { list } = await person.must('queryBankList', {});
    const wish = { amount: '12000.00', term: 12, method: 'equal-instalment' } as const;
    const { loanSeq } = await person.must('addPvpLoanInfo', {
      ...wish,
      purpose: 'education',
      usageRead: 'Y',
      cardId: list[0]?.cardId ?? '',
    });
    const trial = await person.must('loanUseTrial', wish);
    const loan = textOf(await person.must('contractPreview', { templateId: 'loan', loanSeq }));
    for (const part of [
      '壹万贰仟元整',
      '12,000.00',
      '等额本息',
      '教育培训',
      '14.40%',
      `${trial.annualisedRate}%`,
    ]) {
      expect(loan).toContain(part);
    }
    const sheet = textOf(await person.must('contractPreview', { templateId: 'cost-sheet', loanSeq }));
    expect(sheet).toContain(`共 ${trial.totalInterest} 元`);
    expect(sheet).toContain('12,956.45');
  });

  it.each([
    ['bullet', /还款方式为一次性还本付息，到期一次还清，还款日为 \d+年\d+月\d+日。/],
    ['interest-first', /还款方式为先息后本，每月 \d+ 日为还款日，首个还款日为 \d+年\d+月\d+日。/],
  ] as const)('of a loan repaid by %s names its due dates', async (method, dates) => {
    const { list } = await person.must('queryBankList', {});
    const wish = { amount: '1000.00', term: 3, method, cardId: list[0]?.cardId ?? '' };
    const { loanSeq } = await person.must('addPvpLoanInfo', { ...wish, purpose: 'daily', usageRead: 'Y' });
    expect(textOf(await person.must('contractPreview', { templateId: 'loan', loanSeq }))).toMatch(dates);
  });

  it('without a drawing leaves its figures blank', async () => {
    const text = textOf(await person.must('contractPreview', { templateId: 'loan' }));
    expect(text).toContain('＿＿＿');
    expect(text).not.toContain('12,000.00');
  });

  it('of somebody else’s drawing is refused', async () => {
    const { list } = await person.must('queryBankList', {});
    const { loanSeq } = await person.must('addPvpLoanInfo', {
      amount: '1000.00',
      term: 3,
      method: 'bullet',
      purpose: 'daily',
      usageRead: 'Y',
      cardId: list[0]?.cardId ?? '',
    });
    const stranger = await bank.credited();
    expect((await stranger.refused('contractPreview', { templateId: 'loan', loanSeq })).code).toBe(
      paymentRefusals.drawingEnded,
    );
  });
});

describe('consents', () => {
  it('are recorded with version, scene and product time', async () => {
    const consenting = await bank.register('13400000003');
    const before = await bank.console.now();
    const { recordedAt } = await consenting.must('updateAppContractRecord', {
      scene: 'credit',
      templateIds: ['credit', 'credit-report'],
    });
    expect(Date.parse(recordedAt)).toBeGreaterThanOrEqual(before.getTime());
    const rows = await bank.db.query(
      `select template_id, version, scene, at from consents join customers c on c.id = customer_id
       where phone = $1 and scene = 'credit' order by template_id`,
      [consenting.phone],
    );
    const at = new Date(recordedAt);
    expect(rows).toEqual([
      { template_id: 'credit', version: versionOf('credit'), scene: 'credit', at },
      { template_id: 'credit-report', version: versionOf('credit-report'), scene: 'credit', at },
    ]);
  });

  it('of an unknown template record nothing, not even the known one beside it', async () => {
    const consenting = await bank.register('13400000004');
    const refused = await consenting.refused('updateAppContractRecord', {
      scene: 'face',
      templateIds: ['face', 'soul'],
    });
    expect(refused.code).toBe(documentRefusals.documentUnknown);
    const rows = await bank.db.query(
      `select 1 from consents join customers c on c.id = customer_id where phone = $1 and scene = 'face'`,
      [consenting.phone],
    );
    expect(rows).toEqual([]);
  });
});
