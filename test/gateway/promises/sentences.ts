import { costSheet } from '@/domain/loan/costSheet';
import { templates } from '../../../gateway/documents';
import { topics } from '../../../gateway/documents/help';

/** Papers about money, whose every promise has a test; the other papers are about data. */
export const MONEY_PAPERS = ['loan', 'cost-sheet'] as const;
const MONEY_TOPICS: readonly string[] = ['loan', 'repay'];

/** A figure, a blank for one, or a word that makes a condition or a right. */
const PROMISE =
  /\d|[一二三四五六七八九十]+(天|日|个)|\{\w+\}|[内前后]|不收|只需|只收|可以|不超过|不会|不能|不用|不计|就|马上|没有|不变|除外/;

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[。；？])/).filter((one) => PROMISE.test(one));

/** Every sentence of a paper, the cost sheet or the help about money that promises something: its place, and its words. */
export function promises(): { readonly paper: string; readonly sentence: string }[] {
  const texts = [
    ...templates
      .filter(({ id }) => MONEY_PAPERS.some((paper) => paper === id))
      .flatMap(({ id, sections }) =>
        sections.flatMap(({ paragraphs }) => paragraphs.map((text) => ({ paper: id, text }))),
      ),
    ...costSheet({
      ...{ principal: 1_200_000, totalInterest: 95_645, discount: 5_000, annualRate: '0.1440' },
      ...{ annualisedRate: '14.40', method: 'equal-instalment', terms: 12, payee: '', coolingOffDays: 30 },
    }).map(({ label, value, method = '', standard = '' }) => ({
      paper: 'sheet',
      text: `${label}：${[value, method, standard].filter(Boolean).join('，')}`,
    })),
    ...topics
      .filter(({ id }) => MONEY_TOPICS.includes(id))
      .flatMap(({ articles }) => articles)
      .flatMap(({ id, paragraphs, steps }) =>
        [...paragraphs, ...steps.map(({ text }) => text)].map((text) => ({ paper: id, text })),
      ),
  ];
  return texts.flatMap(({ paper, text }) => sentencesOf(text).map((sentence) => ({ paper, sentence })));
}
