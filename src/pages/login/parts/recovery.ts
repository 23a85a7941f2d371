import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import { recoveryRefusals } from '@/contract/recovery';
import { persisted } from '@/model/persisted';
import { CallFailure } from '@/request';
import { drafts } from '@/stores/drafts';

type Opened = Response<'recoveryStart'>;
type Progress = Pick<Response<'recoveryIdCard'>, 'step' | 'oldPhone'> &
  Partial<Pick<Opened, 'front' | 'back'>>;

/**
 * The recovery that is under way. Its ticket lives in memory only; over a reload goes a key that is good for nothing without the end of
 * the person's ID number.
 */
export class Recovery {
  ticket = '';
  step: Opened['step'] = 'idCard';
  oldPhone = '';
  front: Opened['front'] = null;
  back: Opened['back'] = null;
  /** Why nobody may begin anew for now, in words for the person; '' while they may. */
  locked = '';
  /** Good for another ticket, with the end of the person's ID number. */
  private resumeKey = '';

  constructor() {
    makeAutoObservable(this);
  }

  /** A ticket is at hand. Whether the gateway still takes it, the gateway says. */
  get live(): boolean {
    return this.ticket !== '';
  }

  /** The ticket went with a reload, but there is a key for another one. */
  get resumable(): boolean {
    return !this.live && this.resumeKey !== '';
  }

  /** At the beginning of each page: what a reload left. */
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

  /** The phone is changed: nothing is left of it but what to tell. */
  finish(newPhone: string): void {
    this.forget();
    drafts.keep('recovery', { newPhone });
    persisted.set({ phoneChangedTo: newPhone });
  }

  /** Given up or over. */
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

  /** Whether a failed call says that it is over; then it is forgotten. */
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
