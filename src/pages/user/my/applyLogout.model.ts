import { computed, makeObservable } from 'mobx';
import { logOffCalls } from '@/contract/logOff';
import { take } from '@/features/blocks';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { call } from '@/request';
import { feedback } from '@/stores/feedback';
import { conditionView, LEAVING, type ConditionView, type LogOffState } from './parts/leaving';

/** What the cancellation of the account means, and what the person has to do first. */
export class ApplyLogoutModel {
  readonly state = new Resource<LogOffState>(() => call(logOffCalls.logOffState, {}));
  readonly submission = new Submission();

  constructor() {
    makeObservable(this, { unmet: computed, lost: computed });
  }

  load(): Promise<void> {
    return this.state.load();
  }

  /** Back from a condition that may be met now. */
  shown(): Promise<void> {
    return this.load();
  }

  get unmet(): readonly ConditionView[] {
    return this.conditions.filter(({ blocks }) => blocks);
  }

  /** What the person loses with the account. */
  get lost(): readonly ConditionView[] {
    return this.conditions.filter(({ blocks }) => !blocks);
  }

  settle({ way }: ConditionView): Promise<void> {
    return take(way);
  }

  async revoke(): Promise<void> {
    if (!(await this.submission.run(() => call(logOffCalls.logOffRevoke, {})))) return;
    feedback.toast(LEAVING.revoked);
    await this.load();
  }

  private get conditions(): readonly ConditionView[] {
    return (this.state.value?.conditions ?? []).map(conditionView);
  }
}
