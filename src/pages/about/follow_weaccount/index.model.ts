import qrcode from 'qrcode-generator';
import { offerSettings } from '@/features/permission';
import { album } from '@/platform/album';
import { WECHAT_ACCOUNT, WECHAT_ACCOUNT_URL } from '@/settings';
import { copy } from '@/stores/copy';
import { feedback } from '@/stores/feedback';
import { privacyConsent } from '@/stores/privacy';
import { FOLLOW } from './texts';

/** Pixels of one module of the code, and of the quiet zone around it. */
const CELL = 6;
const MARGIN = 24;
const FILE = 'wechat-account.gif';

/** The company's WeChat account: its code as a picture, and its name. */
export class FollowModel {
  readonly name = WECHAT_ACCOUNT;
  /** A data address (GIF). */
  readonly picture: string;

  constructor() {
    const code = qrcode(0, 'M');
    code.addData(WECHAT_ACCOUNT_URL);
    code.make();
    this.picture = code.createDataURL(CELL, MARGIN);
  }

  load(): void {
    // The page consists of settings.
  }

  copyName(): Promise<void> {
    return copy(this.name);
  }

  async save(): Promise<void> {
    if (!(await privacyConsent.ensure())) return feedback.toast(FOLLOW.saved.unconsented);
    const outcome = await album.save(this.picture.split(',')[1] ?? '', FILE);
    if (outcome === 'cancelled') return;
    if (outcome === 'denied') {
      await offerSettings('album', FOLLOW.denied);
      return;
    }
    feedback.toast(FOLLOW.saved[outcome]);
  }
}
