import { offerSettings } from '@/features/permission';
import { album, type PickedFile, type PickFailure, type PickOutcome } from '@/platform/album';
import { permissions } from '@/platform/permissions';
import { picture, type PictureFailure } from '@/platform/picture';
import { feedback } from '@/stores/feedback';
import { PRIVACY_REFUSED, privacyConsent } from '@/stores/privacy';

/** What the gateway takes (contract `onePicture`): a device that cannot change a picture sends it as it is. */
const MAX_BYTES = 8 * 1024 * 1024;
const PREPARING = '照片处理中...';

const PICK_MESSAGES: Readonly<Record<Exclude<PickFailure, 'cancelled'>, string>> = {
  denied: `没有使用相机或相册的权限，请在${permissions.place}允许后再试`,
  unconsented: PRIVACY_REFUSED,
  failed: '照片没有取到，请再试一次',
  unavailable: '这台设备不能拍照，也打不开相册，请换一台设备再试',
};

const NOT_AN_IMAGE = '这不是图片，请选择 JPG、PNG 或 WebP 格式的照片';
const EMPTY = '这张照片是空的，请换一张';
const LARGE = '照片太大，这台手机处理不了。请在相机设置里调低分辨率再拍，或选这张照片的截图';

const UNFIT: Readonly<Record<Exclude<PictureFailure, 'unavailable'>, string>> = {
  heic:
    '这台手机打不开 HEIC 格式的照片，请用 JPG、PNG 或 WebP 格式的。' +
    '可以在相机设置里改成 JPG（苹果手机：设置 > 相机 > 格式 > 兼容性最佳）后重拍，或选这张照片的截图',
  large: LARGE,
  unreadable: '这不是可识别的图片，请用 JPG、PNG 或 WebP 格式的照片，或重新拍一张',
};

/** `nothing`: the person picked no picture; show no message. */
export type Picked =
  | { readonly kind: 'picture'; readonly file: PickedFile }
  | { readonly kind: 'unfit'; readonly message: string }
  | { readonly kind: 'nothing' };

/**
 * Asks for one picture, from the camera or the album as the host's picker asks, and makes a small upright JPEG of it; `unfit` says what is
 * wrong. Only a camera can be denied: then the person is led to the settings; if they allow it there, the question for a picture comes again.
 */
export async function pickPicture(): Promise<Picked> {
  let outcome = await pick();
  if (!outcome.ok && outcome.reason === 'denied' && (await offerSettings('camera'))) outcome = await pick();
  if (outcome.ok) return prepare(outcome.file);
  const { reason } = outcome;
  return reason === 'cancelled' ? { kind: 'nothing' } : { kind: 'unfit', message: PICK_MESSAGES[reason] };
}

async function pick(): Promise<PickOutcome> {
  const consent = privacyConsent.ensure();
  if (consent !== true && !(await consent)) return { ok: false, reason: 'unconsented' };
  return album.pickOrTake();
}

/** The type if a device does not know the file's type, as many do for HEIC. Try such a file anyway. */
const UNKNOWN: readonly string[] = ['', 'application/octet-stream'];

async function prepare(file: PickedFile): Promise<Picked> {
  const { type, size } = file;
  if (!UNKNOWN.includes(type) && !type.startsWith('image/')) return { kind: 'unfit', message: NOT_AN_IMAGE };
  if (size === 0) return { kind: 'unfit', message: EMPTY };
  feedback.loading(PREPARING);
  const prepared = await picture.prepare(file).finally(() => feedback.loading(false));
  if (prepared.ok) return { kind: 'picture', file: prepared.file };
  if (prepared.reason !== 'unavailable') return { kind: 'unfit', message: UNFIT[prepared.reason] };
  return size > MAX_BYTES ? { kind: 'unfit', message: LARGE } : { kind: 'picture', file };
}
