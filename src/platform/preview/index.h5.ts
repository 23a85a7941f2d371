import { freeLater } from '../files/freeLater';
import type { PreviewPort } from './definitions';

export type { PreviewPort } from './definitions';

export const preview: PreviewPort = {
  show: (source) => (typeof source === 'string' ? source : URL.createObjectURL(source)),
  release(address) {
    if (address.startsWith('blob:')) freeLater(address);
  },
};
