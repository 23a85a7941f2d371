import { checks } from '@/features/identityCheck';
import { go, PageMoves } from '@/navigation';
import { session } from '@/stores/session';

/** The current phone, and the identity check before a new one. */
export class CurrentPhoneModel {
  private readonly moves = new PageMoves();
  private asked = false;

  /** The masked number is part of the session. On H5 a face check leaves the site, and comes back to a new page. */
  async load(): Promise<void> {
    if (checks.has('changePhone')) await this.moves.replace('newPhone');
  }

  /** Back from the check. */
  async shown(): Promise<void> {
    if (this.asked) await this.load();
    this.asked = false;
  }

  get phone(): string {
    return session.userInfo?.phone ?? '';
  }

  async start(): Promise<void> {
    if (checks.has('changePhone')) return go('newPhone');
    this.asked = true;
    await checks.ask('changePhone');
  }
}
