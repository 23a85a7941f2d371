import { makeAutoObservable, runInAction } from 'mobx';
import { partnerCalls } from '@/contract/partner';
import { afterLogin } from '@/features/login';
import { lookAtLink } from '@/features/login';
import { call } from '@/request';
import { session } from '@/stores/session';

/** What a link offers; phones are masked. */
export interface Offer {
  readonly phone: string;
  /** Of another person who is logged in; '' where nobody is. */
  readonly here: string;
}

/**
 * Login by the code of a link (contract queryAccessCode, generateTokenCode). Anybody can send anybody a link: it only says whom it would
 * log in, and the person decides. Both methods reject with CallFailure.
 */
export class LinkLogin {
  offer: Offer | undefined;
  /** Who was logged in when the offer was made. */
  private generation = -1;

  constructor(private readonly accessCode: string) {
    makeAutoObservable<this, 'accessCode' | 'generation'>(this, { accessCode: false, generation: false });
  }

  /** Who is logged in has changed since the person was asked. */
  get outdated(): boolean {
    return this.generation !== session.generation;
  }

  /** Looks at the code. `alreadyHere`: the very person is logged in, and nothing is to be asked. */
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

  /** The person has said yes. */
  async accept(): Promise<void> {
    const answer = await call(partnerCalls.generateTokenCode, { accessCode: this.accessCode });
    await afterLogin(answer, '');
  }
}
