import { freeLater } from '../files/freeLater';

export interface PreviewPort {
  /** Address to show a picked picture; '' if it cannot be shown. */
  show(source: Blob | string): string;
  /** The picture is not needed any more. An image that shows it now, or will soon, may still do so. */
  release(address: string): void;
}

export const preview: PreviewPort = {
  show: (source) => (typeof source === 'string' ? source : URL.createObjectURL(source)),
  release(address) {
    if (address.startsWith('blob:')) freeLater(address);
  },
};
