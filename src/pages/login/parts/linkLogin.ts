import { makeAutoObservable, runInAction } from 'mobx';
import { partnerCalls } from '@/contract/partner';
import { afterLogin } from '@/features/login';
import { lookAtLink } from '@/features/login';
import { call } from '@/request';
import { session } from '@/stores/session';

/** The login that a link offers; phones are masked. */
export interface Offer {
  readonly phone: string;
  /** Phone of another person who is logged in; '' if there is none. */
  readonly here: string;
}

/**
 * Login by the code of a link (contract queryAccessCode, generateTokenCode). Anybody can send a link to anybody: the link only says whom it
 * would log in, and the person decides. Both methods reject with CallFailure.
 */
export class LinkLogin {
  offer: Offer | undefined;
  /** Generation of the session when the offer was made. */
  private generation = -1;

  constructor(private readonly accessCode: string) {
    makeAutoObservable<this, 'accessCode' | 'generation'>(this, { accessCode: false, generation: false });
  }

  /** The session has changed since we asked the person. */
  get outdated(): boolean {
    return this.generation !== session.generation;
  }

  /** Looks up the code. `alreadyHere`: the link's own person is logged in, no question needed. */
  async look(): Promise<'offered' | 'alreadyHere'> {
    const { accessCode } = this;
    const { answer, here, generation } = await lookAtLink((own) =>
      call(partnerCalls.queryAccessCode, { accessCode, ...own }),
    );
    if (answer.present === 'samePerson' && generation === session.generation) return 'alreadyHere';
    runInAction(() => {
      this.generation = generation;
      this.offer = { phone: answer.phone, here };
    });
    return 'offered';
  }

  /** The person has agreed to this login. */
  async accept(): Promise<void> {
    const answer = await call(partnerCalls.generateTokenCode, { accessCode: this.accessCode });
    await afterLogin(answer, '');
  }
}
