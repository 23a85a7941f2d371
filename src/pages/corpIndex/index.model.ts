import { computed, makeObservable } from 'mobx';
import { enterpriseCalls } from '@/contract/enterprise';
import { EMPLOYMENT_STATES } from '@/domain/enterprise/messages';
import { startCredit } from '@/features/entry';
import { fetchRateRange } from '@/features/rateRange';
import { Resource } from '@/model/resource';
import { forgetReturn, go } from '@/navigation';
import { call } from '@/request';
import { ofMember } from '@/stores/ofMember';
import { session } from '@/stores/session';

/** What the button does next for an employee. */
export type EnterpriseStep = 'login' | 'fill' | 'apply';

/** Landing page of enterprise users: benefits, login, next step. */
export class EnterpriseHomeModel {
  readonly partners = new Resource(() => call(enterpriseCalls.enterprisePartners, {}));
  readonly rate = new Resource(fetchRateRange);
  readonly mine = new Resource(ofMember(() => call(enterpriseCalls.enterpriseList, {})));

  constructor() {
    makeObservable(this, { step: computed, state: computed });
  }

  async load(): Promise<void> {
    await Promise.all([this.partners.load(), this.rate.load(), this.mine.load()]);
  }

  /** Back from the login or from the form. */
  shown(): Promise<void> {
    return this.mine.load();
  }

  /** Undefined until it is known: people tap a button by mistake if its label changes. */
  get step(): EnterpriseStep | undefined {
    if (!session.loggedIn) return 'login';
    if (this.mine.value === undefined && this.mine.failure === undefined) return undefined;
    return this.state?.key === 'verified' || this.state?.key === 'pending' ? 'apply' : 'fill';
  }

  /** State of the newest record. */
  get state() {
    const newest = this.mine.value?.list[0];
    if (newest === undefined) return undefined;
    return { key: newest.state, company: newest.company, ...EMPLOYMENT_STATES[newest.state] };
  }

  async act(): Promise<void> {
    switch (this.step) {
      case 'login':
        // A login that starts here returns here: forget a page that waited for an earlier login.
        forgetReturn();
        return go('enterpriseLogin');
      case 'fill':
        return go('enterpriseInfo');
      case 'apply':
        return startCredit();
      case undefined:
        return undefined;
    }
  }
}
