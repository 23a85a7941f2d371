import type { LinkPort } from './definitions';

export type { LinkPort } from './definitions';

export const link: LinkPort = {
  open(url) {
    if (!/^https?:\/\//i.test(url)) return Promise.resolve('failed');
    // With `noopener` the answer is null even where the window opened, so the opener is cut by hand.
    const opened = window.open(url, '_blank');
    if (opened) {
      opened.opener = null;
      return Promise.resolve('opened');
    }
    // A blocked pop-up: leave in this window, Back comes back.
    window.location.assign(url);
    return Promise.resolve('opened');
  },
  call(phone) {
    const number = phone.replace(/[^\d+]/g, '');
    if (number === '') return Promise.resolve('failed');
    window.location.assign(`tel:${number}`);
    return Promise.resolve('opened');
  },
};
