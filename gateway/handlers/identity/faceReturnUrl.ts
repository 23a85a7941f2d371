import type { FaceCheckRow } from '../../queries/faceChecks';

/** The product's own callback page for a face check (spec §2 Face); what it says is a hint, getAuthResult decides. */
export function faceReturnUrl(
  publicUrl: string,
  check: Pick<FaceCheckRow, 'biz_token' | 'nonce' | 'terminal' | 'scene'>,
): string {
  const query = new URLSearchParams({
    nonce: check.nonce,
    bizToken: check.biz_token,
    terminal: check.terminal,
    scene: check.scene,
  });
  return `${publicUrl}/callback/face/callbackForMini.html?${query.toString()}`;
}
