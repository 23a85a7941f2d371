export interface LinkPort {
  /**
   * Opens an http(s) address outside the app. `copied`: this host opens no browser; the address is on the
   * clipboard, and the caller has to tell the person.
   */
  open(url: string): Promise<'opened' | 'copied' | 'failed'>;
  /** Offers to call a phone number. */
  call(phone: string): Promise<'opened' | 'cancelled' | 'failed'>;
}
