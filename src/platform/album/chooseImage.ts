import Taro from '@tarojs/taro';
import { hostReason } from '../permissions/hostReason';
import type { PickOutcome } from './definitions';

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** If there are two sources, the client itself asks for one. Base library 2.10.0: an older client has no such picker, and does not report that. */
export async function chooseImage(
  from: ('album' | 'camera')[],
  facing: 'front' | 'back' = 'back',
): Promise<PickOutcome> {
  if (!Taro.canIUse('chooseMedia')) return { ok: false, reason: 'unavailable' };
  try {
    const { tempFiles } = await Taro.chooseMedia({
      count: 1,
      mediaType: ['image'],
      sourceType: from,
      camera: facing,
      sizeType: ['compressed'],
    });
    const [picture] = tempFiles;
    if (!picture) return { ok: false, reason: 'cancelled' };
    const name = picture.tempFilePath.split('/').pop() ?? '';
    const type = TYPES[(name.split('.').pop() ?? '').toLowerCase()] ?? '';
    return { ok: true, file: { name, type, size: picture.size, source: picture.tempFilePath } };
  } catch (failure) {
    return { ok: false, reason: hostReason(failure) };
  }
}
