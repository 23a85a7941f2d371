import Taro from '@tarojs/taro';
import { hostReason } from '../permissions/hostReason';
import type { SaveOutcome } from './definitions';

/** The album takes a file, so the picture is written to the mini-program's own folder first; the next one replaces it. */
export async function saveToAlbum(base64: string, fileName: string): Promise<SaveOutcome> {
  const filePath = `${Taro.env.USER_DATA_PATH ?? ''}/${fileName}`;
  try {
    Taro.getFileSystemManager().writeFileSync(filePath, base64, 'base64');
    await Taro.saveImageToPhotosAlbum({ filePath });
    return 'saved';
  } catch (failure) {
    return hostReason(failure);
  }
}
