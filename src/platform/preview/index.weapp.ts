import type { PreviewPort } from './definitions';

export type { PreviewPort } from './definitions';

/** A picked picture is its temporary path, which the host's image shows as it is. */
export const preview: PreviewPort = {
  show: (source) => (typeof source === 'string' ? source : ''),
  release: () => undefined,
};
