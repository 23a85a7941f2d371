import type { LeavingReason } from '@/contract/codes';
import { logOffCalls } from '@/contract/logOff';
import { specialCharacters } from '@/domain/text/specialCharacters';
import { TOASTS } from '@/domain/errors/toasts';
import { checks } from '@/features/identityCheck';
import { Field } from '@/model/field';
import { Form, refusalName } from '@/model/form';
import { Resource } from '@/model/resource';
import { PageMoves, relaunch } from '@/navigation';
import { call, CallFailure } from '@/request';
import { feedback } from '@/stores/feedback';
import { session } from '@/stores/session';
import { LEAVING, type LogOffState } from './parts/leaving';
import { leavingDraft } from './parts/leavingDraft';

/** Reason and identity check. Then the account waits for its end, and the session ends. */
export class ApplyLogoutReasonModel {
  private readonly moves = new PageMoves();
  readonly state = new Resource<LogOffState>(() => this.fetch());
  readonly form = new Form({
    reason: new Field<LeavingReason | ''>('', {
      check: (one) => (one === '' ? LEAVING.reasonMissing : ''),
      keep: () => this.keepTyped(),
    }),
    note: new Field('', {
      check: (text) => (specialCharacters(text) === undefined ? '' : TOASTS.blocked),
      keep: () => this.keepTyped(),
    }),
    understood: new Field(false, { check: (one) => (one ? '' : LEAVING.understoodMissing) }),
  });
  private waits = false;

  load(): Promise<void> {
    return this.state.load();
  }

  /** Back from the identity check: continues without a tap. */
  async shown(): Promise<void> {
    if (!this.waits) return;
    this.waits = false;
    if (checks.has('cancelAccount')) await this.send();
  }

  async submit(): Promise<void> {
    if (!this.form.check()) return;
    if (!checks.has('cancelAccount') && !(await feedback.confirm(LEAVING.question))) return;
    await this.send();
  }

  private async send(): Promise<void> {
    let dueOn = '';
    const placed = this.form.refusalsOf(logOffCalls.logOff, {
      checkMissing: 'form',
      conditionUnmet: 'form',
      alreadyLeaving: 'form',
      leavingTooOften: 'form',
    });
    await this.form.submit(async () => {
      dueOn = await this.leave();
    }, placed);
    if (dueOn === '') return;
    leavingDraft.drop();
    session.clear('loggedOut');
    await relaunch('applyLogoutSuccess', { due: dueOn });
  }

  /** The day on which the account ends; '' while the identity is being checked. */
  private async leave(): Promise<string> {
    const checkToken = checks.take('cancelAccount');
    if (checkToken === undefined) {
      await this.ask();
      return '';
    }
    const { reason, note } = this.form.fields;
    if (reason.value === '') return '';
    try {
      const body = { checkToken, reason: reason.value, note: note.value.trim() };
      return (await call(logOffCalls.logOff, body)).dueOn;
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (refusalName(logOffCalls.logOff, failure) === 'checkMissing') await this.ask();
      throw failure;
    }
  }

  private keepTyped(): void {
    const { reason, note } = this.form.fields;
    void leavingDraft.keep({ reason: reason.value, note: note.value });
  }

  private async ask(): Promise<void> {
    this.waits = true;
    await checks.ask('cancelAccount');
  }

  /** A link or a reload may open this page although the account cannot be cancelled: the page before says why. */
  private async fetch(): Promise<LogOffState> {
    const state = await call(logOffCalls.logOffState, {});
    await this.refill();
    const stops = state.leaving !== null || state.conditions.some(({ blocks }) => blocks === 'Y');
    if (stops) await this.moves.replace('applyLogout');
    return state;
  }

  /** Only the first load fills in the draft: a refresh keeps the typed text. */
  private async refill(): Promise<void> {
    if (this.state.value !== undefined) return;
    const { reason, note } = await leavingDraft.read();
    this.form.fields.reason.put(reason);
    this.form.fields.note.put(note);
  }
}
