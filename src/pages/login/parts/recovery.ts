import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import { recoveryRefusals } from '@/contract/recovery';
import { persisted } from '@/storage/persisted';
import { CallFailure } from '@/request';
import { drafts } from '@/storage/drafts';

type Opened = Response<'recoveryStart'>;
type Progress = Pick<Response<'recoveryIdCard'>, 'step' | 'oldPhone'> &
  Partial<Pick<Opened, 'front' | 'back'>>;

/**
 * The current recovery. Its ticket lives in memory only. A reload keeps a key, which is useless without the last six characters of the
 * person's ID number.
 */
export class Recovery {
  ticket = '';
  step: Opened['step'] = 'idCard';
  oldPhone = '';
  front: Opened['front'] = null;
  back: Opened['back'] = null;
  /** Why no new recovery may start for now, as text to show; '' if it may. */
  locked = '';
  /** Gets a new ticket, together with the last six characters of the person's ID number. */
  private resumeKey = '';

  constructor() {
    makeAutoObservable(this);
  }

  /** There is a ticket. Only the gateway knows whether it is still valid. */
  get live(): boolean {
    return this.ticket !== '';
  }

  /** A reload dropped the ticket, but there is a key for a new one. */
  get resumable(): boolean {
    return !this.live && this.resumeKey !== '';
  }

  /** Restores the recovery after a reload; every page calls it first. */
  remember(): void {
    if (!this.live) this.resumeKey = drafts.get('recovery').resumeKey;
  }

  open(opened: Opened): void {
    this.ticket = opened.ticket;
    this.resumeKey = opened.resumeKey;
    this.locked = '';
    this.moveOn(opened);
    drafts.keep('recovery', { resumeKey: opened.resumeKey, newPhone: '' });
  }

  moveOn({ step, oldPhone, front, back }: Progress): void {
    this.step = step;
    this.oldPhone = oldPhone;
    if (front !== undefined) this.front = front;
    if (back !== undefined) this.back = back;
  }

  /** The phone is changed: keep only the new phone, to show and to report. */
  finish(newPhone: string): void {
    this.forget();
    drafts.keep('recovery', { newPhone });
    persisted.set({ phoneChangedTo: newPhone });
  }

  /** The recovery was given up or is over. */
  forget(): void {
    this.ticket = '';
    this.step = 'idCard';
    this.oldPhone = '';
    this.front = null;
    this.back = null;
    this.resumeKey = '';
    this.locked = '';
    drafts.drop('recovery');
  }

  /** Whether a failed call says that the recovery is over; if so, it is forgotten. */
  endedBy(failure: unknown): boolean {
    if (!(failure instanceof CallFailure) || failure.kind !== 'business') return false;
    const { recoveryOver, idCardTriesUsedUp } = recoveryRefusals;
    if (failure.code !== recoveryOver && failure.code !== idCardTriesUsedUp) return false;
    this.forget();
    if (failure.code === idCardTriesUsedUp) this.locked = failure.message;
    return true;
  }
}

/** Shared by the pages of the flow. */
export const recovery = new Recovery();
