import type { LinkPort } from './definitions';

export type { LinkPort } from './definitions';

export const link: LinkPort = {
  open(url) {
    if (!/^https?:\/\//i.test(url)) return Promise.resolve('failed');
    // With `noopener` the result is null even if the window opened, so the opener is removed by hand.
    const opened = window.open(url, '_blank');
    if (opened) {
      opened.opener = null;
      return Promise.resolve('opened');
    }
    // The pop-up was blocked: use this window; Back returns to the app.
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
