import type { Keeper } from '../keeper';

const of =
  (file: string) =>
  (title: string): Keeper => [`test/gateway/${file}.test.ts`, title];

const afterAccount = of('afterAccount');
export const cancellation = of('cancellation');
export const card = of('card');
export const credit = of('credit');
export const dataExport = of('dataExport');
export const empower = of('empower');
export const erasure = of('erasure');
export const face = of('face');
export const identity = of('identity');
export const kept = of('promises/kept');
export const loan = of('loan');
export const login = of('login');
export const papers = of('papers');
export const partner = of('partner');
export const partnerStep = of('partnerStep');
export const retention = of('retention');
export const security = of('security');
export const wechat = of('wechat');

export const WAITS_ON = afterAccount('waits the rest, with another phone too, and then leaves no trace');
export const GOES_ON = afterAccount('goes on in a new account: %s %s');
export const UNDER_A_KEY = afterAccount(
  'is a digest that no one finds by trying ID numbers, since they lack the key',
);
export const NAMELESS = erasure(
  'no table names the person who borrowed: no name, ID number, phone or card number',
);
export const PAPERS_LEFT = erasure(
  'of the papers only contracts and certificates of loans stay, until the law no longer asks for them',
);
export const NEW_TEXT = login('is an agreement to the texts of its day: each version is written down once');
export const NO_PICTURE = kept('A picture of an ID card is read, and stays nowhere');
export const NOT_BY_ITSELF = kept(
  'Nothing is taken from a card by itself: not on the due day, not days after it',
);
export const AS_READ = papers('every kind of paper that no one has looked at says what it said on its day');
export const SAME_BYTES = papers('every kind of paper that was looked at has the same bytes');
export const events = of('messages/events');
export const reminders = of('messages/reminders');
export const renewal = of('idCardRenewal');
export const reviewed = of('messages/transfers');
export const rules = of('messages/rules');
export const waits = of('promises/waits');
