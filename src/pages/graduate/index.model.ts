import { computed, makeObservable } from 'mobx';
import { educationCalls } from '@/contract/education';
import { EDUCATION_STATES } from '@/domain/education/messages';
import { startCredit } from '@/features/entry';
import { fetchRateRange } from '@/features/rateRange';
import { Resource } from '@/model/resource';
import { go } from '@/navigation';
import { call } from '@/request';
import { ofMember } from '@/stores/ofMember';
import { session } from '@/stores/session';

/** Landing page of graduates: price, required papers, the person's state. */
export class GraduateModel {
  readonly rate = new Resource(fetchRateRange);
  readonly mine = new Resource(ofMember(() => call(educationCalls.educationQuery, {})));

  constructor() {
    makeObservable(this, { state: computed, action: computed });
  }

  async load(): Promise<void> {
    await Promise.all([this.rate.load(), this.mine.load()]);
  }

  /** Back from the papers or from the login. */
  shown(): Promise<void> {
    return this.mine.load();
  }

  /** State of the papers; undefined if no one is logged in. */
  get state() {
    const onFile = this.mine.value;
    return onFile === undefined ? undefined : { key: onFile.state, ...EDUCATION_STATES[onFile.state] };
  }

  /** The next action: papers until they are under review, then the application. */
  get action(): 'supply' | 'mend' | 'apply' | undefined {
    // People tap a button by mistake if its label changes.
    const { value, failure } = this.mine;
    if (session.loggedIn && value === undefined && failure === undefined) return undefined;
    switch (this.state?.key) {
      case 'returned':
        return 'mend';
      case 'reviewing':
      case 'approved':
        return 'apply';
      default:
        return 'supply';
    }
  }

  act(): Promise<void> {
    return this.action === 'apply' ? startCredit() : this.toSupply();
  }

  toSupply(): Promise<void> {
    return go('graduateSupply');
  }
}
