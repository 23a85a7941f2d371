import type { GatewaySettings } from '../settings';

type PublicUrl = Pick<GatewaySettings, 'publicUrl'>;

export const VERIFY_PATH = '/verify';

/** The page where anyone can check a code. */
export const verifyPage = ({ publicUrl }: PublicUrl): string => `${publicUrl}${VERIFY_PATH}`;

/** The same page with the code, for the QR code. */
export const verifyAddress = (settings: PublicUrl, code: string): string =>
  `${verifyPage(settings)}?code=${encodeURIComponent(code)}`;
