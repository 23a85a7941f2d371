import { wireText } from '../text/wireText';

/** The reader, from the session. */
export interface Reader {
  readonly loggedIn: boolean;
  readonly phone?: string | null;
}

/** Spec §4 Notice read state: marked read only for logged-in users with a phone, and only if isRead is 0 or absent. */
export function shouldMarkRead(
  reader: Reader,
  notice: { readonly isRead?: number | string | null },
): boolean {
  const isRead = wireText(notice.isRead);
  return reader.loggedIn && wireText(reader.phone) !== '' && (isRead === '' || isRead === '0');
}
