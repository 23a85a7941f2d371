import { offerSettings } from '@/features/permission';
import { album, type PickedFile, type PickFailure, type PickOutcome } from '@/platform/album';
import { PRIVACY_REFUSED, privacyConsent } from '@/stores/privacy';

/** Contract identityCalls and cardCalls, `maxBytes`. */
const MAX_BYTES = 8 * 1024 * 1024;

const PICK_MESSAGES: Readonly<Record<Exclude<PickFailure, 'cancelled'>, string>> = {
  denied: '没有使用相机或相册的权限，请在系统设置中允许后再试',
  unconsented: PRIVACY_REFUSED,
  failed: '照片没有取到，请再试一次',
  unavailable: '这台设备不能拍照，也打不开相册，请换一台设备再试',
};

const NOT_AN_IMAGE = '这不是图片，请选择 JPG、PNG 或 WebP 格式的照片';
const TOO_LARGE = '照片太大，请换一张 8 MB 以内的照片';
const EMPTY = '这张照片是空的，请换一张';

/** `nothing`: the person picked no picture; show no message. */
export type Picked =
  | { readonly kind: 'picture'; readonly file: PickedFile }
  | { readonly kind: 'unfit'; readonly message: string }
  | { readonly kind: 'nothing' };

/**
 * Asks for one picture, from the camera or the album as the host's picker asks, and checks it before it is sent; `unfit` says what is wrong.
 * Only a camera can be denied: this leads to the settings; if it is granted there, the picture is asked for again.
 */
export async function pickPicture(): Promise<Picked> {
  let outcome = await pick();
  if (!outcome.ok && outcome.reason === 'denied' && (await offerSettings('camera'))) outcome = await pick();
  if (!outcome.ok) {
    const { reason } = outcome;
    if (reason === 'cancelled') return { kind: 'nothing' };
    return { kind: 'unfit', message: PICK_MESSAGES[reason] };
  }
  const message = pictureProblem(outcome.file);
  return message === undefined ? { kind: 'picture', file: outcome.file } : { kind: 'unfit', message };
}

async function pick(): Promise<PickOutcome> {
  const consent = privacyConsent.ensure();
  if (consent !== true && !(await consent)) return { ok: false, reason: 'unconsented' };
  return album.pickOrTake();
}

/** The server checks pictures of an unknown type. */
function pictureProblem({ type, size }: PickedFile): string | undefined {
  if (type !== '' && !type.startsWith('image/')) return NOT_AN_IMAGE;
  if (size > MAX_BYTES) return TOO_LARGE;
  return size === 0 ? EMPTY : undefined;
}
