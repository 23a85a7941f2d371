import type { PreviewPort } from './index';

export type { PreviewPort } from './index';

/** A picked picture is a temporary path, which the host's image can show. */
export const preview: PreviewPort = {
  show: (source) => (typeof source === 'string' ? source : ''),
  release: () => undefined,
};
