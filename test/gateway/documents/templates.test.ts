import {
  BLANK,
  contentDigest,
  contractPdf,
  fillTemplate,
  findTemplate,
  placeholders,
  templates,
  templatesOf,
  titleOf,
  type Template,
} from '../../../gateway/documents';
import { readPdf } from './readPdf';

const textOf = ({ sections }: Template) =>
  sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('\n');
const blanksOf = (template: Template) =>
  Array.from(textOf(template).matchAll(/\{([^}]*)\}/g), (match) => match[1]);

describe('every template', () => {
  it('is found by its id', () => {
    expect(templates.map(({ id }) => id).sort()).toEqual(
      [
        'loan',
        'square-data',
        'partner-data',
        'marketing',
        'credit',
        'credit-report',
        'personal-info',
        'face',
        'id-card',
        'bank-card',
        'register',
        'privacy',
        'e-sign',
        'cost-sheet',
      ].sort(),
    );
  });

  it.each(templates.map((template) => [template.id, template] as const))(
    '%s: sections, blanks, version',
    (_id, template) => {
      expect(template.sections.length).toBeGreaterThanOrEqual(5);
      expect(template.sections.length).toBeLessThanOrEqual(9);
      for (const { heading, paragraphs } of template.sections) {
        expect(heading.length).toBeGreaterThan(0);
        expect(paragraphs.length).toBeGreaterThan(0);
      }
      for (const name of blanksOf(template)) expect(Object.keys(placeholders)).toContain(name);
      expect(template.version).toMatch(/^\d{4}\.\d{2}(\.\d{2})?$/);
      expect(template.effectiveOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(template.title.length).toBeLessThanOrEqual(60);
      expect(textOf(template)).toContain('{lender}');
      expect(textOf(template)).toContain('{servicePhone}');
    },
  );

  it('every documented blank is used', () => {
    const used = new Set(templates.flatMap(blanksOf));
    expect(Object.keys(placeholders).filter((name) => !used.has(name))).toEqual([]);
  });

  it('states its yearly rate wherever it states a daily one', () => {
    for (const template of templates) {
      for (const paragraph of template.sections.flatMap(({ paragraphs }) => paragraphs)) {
        if (paragraph.includes('{penaltyDailyRate}')) expect(paragraph).toContain('{penaltyAnnualRate}');
      }
    }
  });

  it.each(templates.map((template) => [template.id, template] as const))(
    '%s: can be drawn',
    async (_id, template) => {
      const { title, version, sections } = fillTemplate(template, { lender: '云岭消费金融有限公司' });
      const content = { title, version, number: 'T1', parties: [], sections };
      const file = await contractPdf({
        ...content,
        issuedAt: new Date(0),
        signature: { signedAt: new Date(0), digest: contentDigest(content) },
      });
      const text = (await readPdf(file)).pages.join('');
      for (const { heading } of sections) expect(text).toContain(heading);
    },
  );
});

describe('filling in', () => {
  const template: Template = {
    id: 't',
    version: '1',
    title: '试',
    effectiveOn: '2026-08-01',
    sections: [
      {
        heading: '致{borrowerName}',
        paragraphs: ['{borrowerName}借{amount}元，{amount}元整。', '{unknownBlank}'],
      },
    ],
  };
  const fill = (values: Parameters<typeof fillTemplate>[1]) => fillTemplate(template, values).sections[0];

  it('fills every occurrence of a blank', () => {
    expect(fill({ borrowerName: '王云', amount: '1.00' })).toEqual({
      heading: '致王云',
      paragraphs: ['王云借1.00元，1.00元整。', BLANK],
    });
  });
  it('shows a missing or empty value as a line', () => {
    expect(fill({ borrowerName: '' })?.paragraphs[0]).toBe('＿＿＿借＿＿＿元，＿＿＿元整。');
  });
  it('does not interpret a value as a blank or a pattern', () => {
    expect(fill({ borrowerName: '{amount}', amount: "$& $1 $'" })?.paragraphs[0]).toBe(
      "{amount}借$& $1 $'元，$& $1 $'元整。",
    );
  });
  it('knows no blanks except the given values', () => {
    const evil = { ...template, sections: [{ heading: '', paragraphs: ['{constructor}{toString}'] }] };
    expect(fillTemplate(evil, {}).sections[0]?.paragraphs[0]).toBe(BLANK + BLANK);
  });
  it('does not change the template', () => {
    fill({ borrowerName: '王云' });
    expect(template.sections[0]?.heading).toBe('致{borrowerName}');
  });
});

describe('looking up', () => {
  it('keeps the requested order and leaves out what does not exist', () => {
    expect(templatesOf(['loan', 'nothing', 'face']).map(({ id }) => id)).toEqual(['loan', 'face']);
    expect(findTemplate('nothing')).toBeUndefined();
  });
  it('gives the title of a template, or the id where the template no longer exists', () => {
    expect(titleOf('cost-sheet')).toBe('综合融资成本明示表');
    expect(titleOf('gone')).toBe('gone');
  });
});
