import { costSheet } from '@/domain/loan/costSheet';
import type { Text } from '../sentences';
import { articlesOf, papers } from './papers';

/** Papers and help about money. */
export const MONEY_PAPERS: readonly string[] = ['loan', 'cost-sheet'];
export const MONEY_TOPICS: readonly string[] = ['loan', 'repay'];

const sheet = costSheet({
  ...{ principal: 1_200_000, totalInterest: 95_645, discount: 5_000, annualRate: '0.1440' },
  ...{ annualisedRate: '14.40', method: 'equal-instalment', terms: 12, payee: '', coolingOffDays: 30 },
}).map(({ label, value, method = '', standard = '' }) => ({
  place: 'sheet',
  text: `${label}：${[value, method, standard].filter(Boolean).join('，')}`,
}));

export const moneyTexts = (): Text[] => [
  ...papers((id) => MONEY_PAPERS.includes(id)),
  ...sheet,
  ...articlesOf((id) => MONEY_TOPICS.includes(id)),
];
