export interface LinkPort {
  /**
   * Opens an http(s) address outside the app. `copied`: this host opens no browser; the address is on the
   * clipboard, and the caller has to tell the person.
   */
  open(url: string): Promise<'opened' | 'copied' | 'failed'>;
  /** Offers to call a phone number. */
  call(phone: string): Promise<'opened' | 'cancelled' | 'failed'>;
}

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
