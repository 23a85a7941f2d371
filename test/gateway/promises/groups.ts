import type { Row } from './keeper';
import { AGREEMENTS } from './rows/agreements';
import { CONSENTS } from './rows/consents';
import { HELP } from './rows/help';
import { MESSAGES } from './rows/messages';
import { MONEY } from './rows/money';
import { OF_ALL, OF_MONEY, promisesIn, type Sentence } from './sentences';
import { messageTexts } from './texts/messages';
import { MONEY_PAPERS, MONEY_TOPICS, moneyTexts } from './texts/money';
import { articlesOf, papers } from './texts/papers';

export interface Group {
  readonly name: string;
  readonly sentences: readonly Sentence[];
  readonly rows: readonly Row[];
}

/** What a person gives for one purpose, and may take back. */
const CONSENT_PAPERS: readonly string[] = [
  ...['id-card', 'face', 'bank-card', 'personal-info', 'credit-report'],
  ...['e-sign', 'square-data', 'partner-data', 'marketing'],
];
const ofAccount = (id: string) => !MONEY_PAPERS.includes(id) && !CONSENT_PAPERS.includes(id);

/** All that a person reads from us, by where it comes from: each text is made by the code that makes it for the person. */
export const GROUPS: readonly Group[] = [
  { name: 'money', sentences: promisesIn(moneyTexts(), OF_MONEY), rows: MONEY },
  { name: 'agreements', sentences: promisesIn(papers(ofAccount), OF_ALL), rows: AGREEMENTS },
  {
    name: 'consents',
    sentences: promisesIn(
      papers((id) => CONSENT_PAPERS.includes(id)),
      OF_ALL,
    ),
    rows: CONSENTS,
  },
  { name: 'messages', sentences: promisesIn(messageTexts(), OF_ALL), rows: MESSAGES },
  {
    name: 'help',
    sentences: promisesIn(
      articlesOf((topic) => !MONEY_TOPICS.includes(topic)),
      OF_ALL,
    ),
    rows: HELP,
  },
];
