import { account } from './account';
import type { Article, Topic } from './article';
import { credit } from './credit';
import { loan } from './loan';
import { repay } from './repay';
import { safety } from './safety';

export type { Article, Topic } from './article';

/** The help centre in its order. */
export const topics: readonly Topic[] = [account, credit, loan, repay, safety];

const all: readonly Article[] = topics.flatMap(({ articles }) => articles);

export const findArticle = (id: string): Article | undefined => all.find((article) => article.id === id);

/** The three questions that people ask most. */
export const TOP_THREE: readonly string[] = ['help-cost', 'help-repay', 'help-no-code'];
