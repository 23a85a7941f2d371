import type { FaceCheckRow } from '../../queries/faceChecks';

type Place = Pick<FaceCheckRow, 'biz_token' | 'nonce' | 'terminal' | 'scene'>;

const address = (page: string, check: Place): string => {
  const query = new URLSearchParams({
    nonce: check.nonce,
    bizToken: check.biz_token,
    terminal: check.terminal,
    scene: check.scene,
  });
  return `${page}?${query.toString()}`;
};

/** The product's own callback page for a face check (spec §2 Face). Its query is a hint; getAuthResult decides. */
export const faceReturnUrl = (publicUrl: string, check: Place): string =>
  address(`${publicUrl}/callback/face/callbackForMini.html`, check);

/** The callback page of a mocked check. A production build has no such page, so a mocked check cannot lead back into it. */
export const mockedFaceReturnUrl = (publicUrl: string, check: Place): string =>
  address(`${publicUrl}/callback/face/mockEndUni.html`, check);
