import { checks } from '@/features/identityCheck';
import { go, replace } from '@/navigation';
import { session } from '@/stores/session';

/** The current phone, and the identity check before a new one. */
export class CurrentPhoneModel {
  private asked = false;

  load(): void {
    // The masked number is part of the session.
  }

  /** Back from the check. */
  async shown(): Promise<void> {
    if (this.asked && checks.has('changePhone')) await replace('newPhone');
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

  recover(): Promise<void> {
    return go('recoveryCard');
  }
}
