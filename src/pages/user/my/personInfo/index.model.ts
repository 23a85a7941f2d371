import { computed, makeObservable, observable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { personCalls } from '@/contract/person';
import { checks } from '@/features/identityCheck';
import { refusalName } from '@/model/form';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { go } from '@/navigation';
import { call, CallFailure } from '@/request';
import { changeViews, personView, type ChangeView, type PersonView, type Shown } from './parts/person';
import type { EditPart } from './parts/texts';

/** Personal data: masked; in full after an identity check, while the page is open, in memory only. */
export class PersonInfoModel {
  readonly person = new Resource<Response<'queryUserInfo'>>(() => call(personCalls.queryUserInfo, {}));
  readonly submission = new Submission();
  full: Shown | undefined = undefined;

  constructor() {
    makeObservable(this, { full: observable.ref, view: computed, changes: computed });
  }

  async load(): Promise<void> {
    await this.person.load();
    if (checks.has('showPerson')) await this.show();
  }

  /** Back from the identity check, or from an edit: the full data may have changed. */
  shown(): Promise<void> {
    this.hide();
    return this.load();
  }

  dispose(): void {
    this.hide();
  }

  get view(): PersonView | undefined {
    const { value } = this.person;
    return value && personView(this.full ?? value, value.idCardValidTo);
  }

  get changes(): readonly ChangeView[] {
    return changeViews(this.person.value?.changes ?? []);
  }

  hide(): void {
    runInAction(() => (this.full = undefined));
  }

  async show(): Promise<void> {
    const checkToken = checks.take('showPerson');
    if (checkToken === undefined) return void (await checks.ask('showPerson'));
    await this.submission.run(async () => {
      try {
        const full = await call(personCalls.showUserInfo, { checkToken });
        runInAction(() => (this.full = full));
      } catch (failure) {
        if (!(failure instanceof CallFailure)) throw failure;
        if (refusalName(personCalls.showUserInfo, failure) !== 'checkMissing') throw failure;
        await checks.ask('showPerson');
        throw failure;
      }
    });
  }

  edit(part: EditPart): Promise<void> {
    return go('personEdit', { part });
  }
}
