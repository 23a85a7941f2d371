import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import { recoveryCalls } from '@/contract/recovery';
import { READING, Shot } from '@/features/pictures';
import { call, type PickedUpload } from '@/request';
import { recovery } from './recovery';

/** One side of the ID card, sent with the ticket and the consent; the gateway compares it. */
export class RecoverySide {
  readonly shot = new Shot();

  constructor(private readonly side: 'front' | 'back') {
    makeAutoObservable<this, 'side'>(this, { side: false, shot: false });
  }

  /** Whether the gateway has this side already. */
  get known(): boolean {
    return recovery[this.side] !== null;
  }

  /** A side that the gateway already has, from before a reload, needs no new picture. */
  get state(): Shot['state'] {
    return this.shot.state === 'empty' && this.known ? 'ok' : this.shot.state;
  }

  take(): Promise<boolean> {
    return this.shot.take(
      (picture) => this.send(picture),
      (progress) => recovery.moveOn(progress),
    );
  }

  private async send(picture: PickedUpload): Promise<Response<'recoveryIdCard'>> {
    const request = { ticket: recovery.ticket, side: this.side, agreement: 'id-card' } as const;
    try {
      return await call(recoveryCalls.recoveryIdCard, request, { files: [picture], loading: READING });
    } catch (failure) {
      recovery.endedBy(failure);
      throw failure;
    }
  }
}
