import type { PagePort } from './definitions';
import { isBlank } from './taroBlank';

export type { PagePort } from './definitions';

const afterQuestionMark = (text: string): string => {
  const start = text.indexOf('?');
  return start < 0 ? '' : text.slice(start + 1);
};

export const page: PagePort = {
  // A browser keeps no pages of ours: what is left behind is an address in its history.
  stackLimit: Infinity,
  reload: () => window.location.reload(),
  restart() {
    window.location.hash = '#/';
    window.location.reload();
  },
  origin: () => window.location.origin,
  launchQuery: () =>
    [afterQuestionMark(window.location.search), afterQuestionMark(window.location.hash)]
      .filter((query) => query !== '')
      .join('&'),
  isBlank,
};
