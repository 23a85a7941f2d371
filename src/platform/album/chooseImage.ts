import Taro from '@tarojs/taro';
import type { PickFailure, PickOutcome } from './definitions';

/** The host tells its reasons in words only: "chooseMedia:fail cancel", "… auth deny", "… privacy permission …". */
export function failureOf(errMsg: string): PickFailure {
  if (/cancel/i.test(errMsg)) return 'cancelled';
  if (/auth|deny|denied|permission|privacy/i.test(errMsg)) return 'denied';
  if (/not support|not exist|no camera/i.test(errMsg)) return 'unavailable';
  return 'failed';
}

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

export async function chooseImage(
  from: 'album' | 'camera',
  facing: 'front' | 'back' = 'back',
): Promise<PickOutcome> {
  try {
    const { tempFiles } = await Taro.chooseMedia({
      count: 1,
      mediaType: ['image'],
      sourceType: [from],
      camera: facing,
      sizeType: ['compressed'],
    });
    const [picture] = tempFiles;
    if (!picture) return { ok: false, reason: 'cancelled' };
    const name = picture.tempFilePath.split('/').pop() ?? '';
    const type = TYPES[(name.split('.').pop() ?? '').toLowerCase()] ?? '';
    return { ok: true, file: { name, type, size: picture.size, source: picture.tempFilePath } };
  } catch (failure) {
    const { errMsg = '' } = (failure ?? {}) as { errMsg?: string };
    return { ok: false, reason: failureOf(errMsg) };
  }
}
