import { empowerCalls } from '@/contract/empower';
import { Consents } from '@/features/consents';
import { forgetPositions } from '@/features/positions';
import { refusalName } from '@/model/form';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { go } from '@/navigation';
import { call, CallFailure } from '@/request';
import { feedback } from '@/stores/feedback';
import {
  authorisationView,
  recordView,
  type AuthorisationView,
  type RecordView,
} from './parts/authorisations';
import { WORDS } from './parts/texts';

interface Shown {
  readonly list: readonly AuthorisationView[];
  readonly records: readonly RecordView[];
}

/** Every consent of the person, and its withdrawal (spec §7, empower). */
export class WithdrawnAuthModel {
  readonly state = new Resource<Shown>(() => this.fetch());
  /** Ticks of the texts that can be agreed to again; none is ticked in advance. */
  readonly consents = new Consents([], WORDS.missing);
  readonly submission = new Submission();

  load(): Promise<void> {
    return this.state.load();
  }

  shown(): Promise<void> {
    return this.load();
  }

  read(id: string): Promise<void> {
    return go('contractTemplate', { id });
  }

  /** First says what will happen. */
  async withdraw({ id, title, follows }: AuthorisationView): Promise<void> {
    const question = { title: `撤回《${title}》？`, content: follows, confirmText: WORDS.withdraw };
    if (!(await feedback.confirm(question))) return;
    const done = await this.submission.run(async () => {
      try {
        await call(empowerCalls.empowerWithdraw, { id });
      } catch (failure) {
        // The answer to the first try was lost, or another window has done it.
        const gone =
          failure instanceof CallFailure &&
          refusalName(empowerCalls.empowerWithdraw, failure) === 'nothingToWithdraw';
        if (!gone) throw failure;
      }
    });
    await this.after(done, WORDS.doneWithdrawn);
  }

  /** Agrees again, to the current text. */
  async give({ id, offered }: AuthorisationView): Promise<void> {
    if (!this.consents.of(id).check()) return;
    const done = await this.submission.run(() => call(empowerCalls.empowerRevoke, { id, version: offered }));
    await this.after(done, WORDS.doneGiven);
  }

  private async after(done: boolean, words: string): Promise<void> {
    if (!done) return;
    // The next visit to home loads the positions again.
    forgetPositions();
    feedback.toast(words);
    await this.state.load();
  }

  private async fetch(): Promise<Shown> {
    const { list, records } = await call(empowerCalls.empowerState, {});
    const views = list.map(authorisationView);
    const ids = views.filter(({ given, offered }) => !given && offered !== '').map(({ id }) => id);
    // Back from reading a text: a tick stays.
    if (ids.join() !== this.consents.ids.join()) this.consents.offer(ids);
    return { list: views, records: records.map(recordView) };
  }
}
