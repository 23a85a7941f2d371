import * as v from 'valibot';
import { safeTarget } from '@/domain/address/safeTarget';
import { matching, oneOf, record } from '@/storage/fields';
import { currentRoute, go, webHosts, type Place, type RouteKey, type RouteParams } from '@/navigation';
import { drafts } from '@/storage/drafts';

const key = matching(/^[\w-]{1,64}$/);
/** The message of a callback page (src/callback/mini.js). */
const message = record({
  kind: oneOf(['face', 'card'], ''),
  nonce: key,
  bizToken: key,
  bindSeq: key,
  result: key,
  sign: key,
});

/** The flow of a face check, and the page that reads its result. */
const FACE_PAGES = { credit: 'faceEnd', recovery: 'recoveryIdCard', face: 'checkFaceEnd' } as const;

/** Sender of messages. */
interface Sender {
  /** Address of the current web page in the web-view. */
  readonly url: string;
  /** Address of the page below the web-view; '' if there is none. */
  readonly below: string;
}

/** The page that receives a result, as the redirect of the callback page would open it. */
interface Result {
  readonly nonce: string;
  readonly key: RouteKey;
  readonly params: RouteParams;
}

/**
 * Results that a partner's pages send back into the mini-program by message (spec §2 Face), in addition to the redirect. The host
 * delivers messages only when the web-view is left: a redirect opens the result's page itself, the phone's Back does not. The next page
 * shown tells which it was: if it is the page below, the result's page opens above it, once.
 */
export class PartnerReturn {
  /** The result's page is opening: the page below need not request the result. */
  leading = false;
  private waiting: (Result & Pick<Sender, 'below'>) | undefined;
  private taken = '';

  /** Accepts the last message from a page of a known host whose nonce this device has issued. */
  told(messages: unknown, { url, below }: Sender): void {
    if (safeTarget(url, { hosts: webHosts(), pages: () => false }).kind !== 'web') return;
    const [result] = (Array.isArray(messages) ? messages : []).flatMap(resultOf).slice(-1);
    if (result === undefined || result.nonce === this.taken || below === '') return;
    const here = currentRoute();
    // Clients differ in the order: the message first, or the page below first.
    if (here?.address === below) this.lead(result);
    else if (here?.key === 'webview') this.waiting = { ...result, below };
  }

  /** Called when a page is shown. */
  seen({ key, address }: Pick<Place, 'key' | 'address'>): void {
    const { waiting } = this;
    if (waiting === undefined || key === 'webview') return;
    this.waiting = undefined;
    if (address === waiting.below) this.lead(waiting);
  }

  private lead({ nonce, key, params }: Result): void {
    this.taken = nonce;
    this.leading = true;
    void go(key, params).finally(() => {
      this.leading = false;
    });
  }
}

const ownFields = (posted: unknown): unknown =>
  typeof posted === 'object' && posted !== null ? { ...posted } : posted;

/** The result of a check or a binding that was started on this device and is still open; empty for any other message. */
function resultOf(posted: unknown): readonly Result[] {
  const { kind, nonce, bizToken, bindSeq, result, sign } = v.parse(message, ownFields(posted));
  const isOf = (begunNonce: string, begunKey: string, brought: string): boolean =>
    nonce !== '' && brought !== '' && begunNonce === nonce && begunKey === brought;
  if (kind === 'card') {
    const { bindNonce, bindSeq: begun } = drafts.get('bindCard');
    const word = sign === '' ? {} : { result, sign };
    return isOf(bindNonce, begun, bindSeq)
      ? [{ nonce, key: 'quickBindLanding', params: { bindSeq, nonce, ...word } }]
      : [];
  }
  const flow = (['credit', 'recovery', 'face'] as const).find((name) => {
    const { faceNonce, bizToken: begun } = drafts.get(name);
    return kind === 'face' && isOf(faceNonce, begun, bizToken);
  });
  return flow ? [{ nonce, key: FACE_PAGES[flow], params: { bizToken, nonce } }] : [];
}

export const partnerReturn = new PartnerReturn();
