import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import { SENSITIVE_ACTIONS, type CheckMethod, type SensitiveAction } from '@/contract/codes';
import { identityCheckCalls } from '@/contract/identityCheck';
import { checkIdNumber, normaliseIdNumber } from '@/domain/person/idNumber';
import { PERSON_MESSAGES } from '@/domain/person/messages';
import { SENSITIVE } from '@/domain/security/sensitive';
import { checks } from '@/features/identityCheck';
import { OneTimeCode } from '@/features/oneTimeCode';
import { Field } from '@/model/field';
import { Form, refusalName } from '@/model/form';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import {
  openTarget,
  PageMoves,
  type PageParams,
  routeAt,
  type RouteKey,
  type RouteParams,
} from '@/navigation';
import { call, CallFailure } from '@/request';
import { drafts } from '@/storage/drafts';
import { serverDay } from '@/stores/serverDay';

/** The stand-alone face check. */
const FACE = '/pages/face/facePage';

type Place = readonly [key: RouteKey, params?: RouteParams];

/** The page where each action begins: a face check on H5 leaves the site, so afterwards there is no page below this one. */
const BEGUN_AT: Readonly<Record<SensitiveAction, (subject: string) => Place>> = {
  changePhone: () => ['security'],
  unbindCard: (cardId) => (cardId === '' ? ['bankCards'] : ['cardDetails', { cardId }]),
  showPerson: () => ['personInfo'],
  editPerson: (part) => (part === '' ? ['personInfo'] : ['personEdit', { part }]),
  exportData: () => ['account'],
  takeExport: () => ['account'],
  cancelAccount: () => ['applyLogoutReason'],
  thawBorrowing: () => ['security'],
  renewIdCard: () => ['idCardUpdate'],
};

type Facts = Response<'checkMethods'>;

/** The identity check before a sensitive action. The token of a passed check goes to `checks`, and the page closes. */
export class VerifyUserModel {
  private readonly moves = new PageMoves();
  /** Undefined: the address names no action. */
  readonly action: SensitiveAction | undefined;
  readonly facts = new Resource<Facts>(() => call(identityCheckCalls.checkMethods, { action: this.wanted }));
  private readonly idNo = new Field('', {
    clean: normaliseIdNumber,
    check: (text) => {
      const reason = this.asksIdNo ? checkIdNumber(text, serverDay.today()) : undefined;
      return reason && PERSON_MESSAGES[reason];
    },
  });
  private readonly code: OneTimeCode = new OneTimeCode({
    phone: () => this.facts.value?.phone ?? '',
    ready: () => this.idNo.check(),
    send: () => call(identityCheckCalls.checkSendCode, { action: this.wanted }),
  });
  readonly form = new Form({ idNo: this.idNo, code: this.code });
  private readonly refused = this.form.refusalsOf(identityCheckCalls.checkByCode, {
    idNumberWrong: 'idNo',
    idNumberTriesUsedUp: 'idNo',
    codeMissing: 'code',
    codeExpired: 'code',
    codeTriesUsedUp: 'code',
    codeWrong: 'code',
    methodWrong: 'form',
    checkTriesUsedUp: 'code',
  });
  /** The way to the face check. */
  readonly face = new Submission();
  private picked: CheckMethod | undefined;
  /** The person went to the face check; ask for its result when they come back. */
  private atFace = false;

  constructor(params: PageParams) {
    this.action = SENSITIVE_ACTIONS.find((name) => name === params.get('action'));
    makeAutoObservable<this, 'idNo' | 'code' | 'refused' | 'atFace'>(this, {
      ...{ action: false, facts: false, form: false, face: false },
      ...{ idNo: false, code: false, refused: false, atFace: false },
    });
  }

  async load(): Promise<void> {
    if (this.action === undefined) return;
    await this.facts.load();
    // A face check may have ended before this page reloaded.
    if (this.methods.includes('face')) await this.lookUpFace();
  }

  async shown(): Promise<void> {
    if (!this.atFace) return;
    this.atFace = false;
    await this.lookUpFace();
  }

  dispose(): void {
    this.code.dispose();
  }

  get name(): string {
    return this.action === undefined ? '' : SENSITIVE[this.action].name;
  }

  get methods(): readonly CheckMethod[] {
    const known = this.facts.value?.methods ?? [];
    return known.filter((method) => method !== 'face' || routeAt(FACE) !== undefined);
  }

  get method(): CheckMethod {
    return this.picked ?? this.methods[0] ?? 'sms';
  }

  get asksIdNo(): boolean {
    return this.facts.value?.identified === true;
  }

  pick(method: CheckMethod): void {
    this.picked = method;
  }

  async byCode(): Promise<void> {
    const { idNo, code } = this;
    await this.form.submit(
      async () => {
        const { checkToken } = await call(identityCheckCalls.checkByCode, {
          action: this.wanted,
          code: code.value,
          ...(this.asksIdNo && { idNo: idNo.value }),
        });
        await this.done(checkToken);
      },
      (failure) => this.refused(failure),
    );
  }

  async toFace(): Promise<void> {
    const action = this.wanted;
    if (!(await this.face.run(() => call(identityCheckCalls.checkAimFace, { action })))) return;
    this.atFace = true;
    await openTarget(`${FACE}?scene=check&action=${action}`);
  }

  /** A passed face check continues without a tap. If there is none, that is no error: the person may not have done it. */
  private async lookUpFace(): Promise<void> {
    try {
      const { checkToken } = await call(identityCheckCalls.checkByFace, { action: this.wanted });
      await this.done(checkToken);
    } catch (failure) {
      const none =
        failure instanceof CallFailure &&
        refusalName(identityCheckCalls.checkByFace, failure) === 'faceMissing';
      if (!none) this.pick('sms');
    }
  }

  private async done(checkToken: string): Promise<void> {
    checks.put(this.wanted, checkToken);
    await this.moves.back(...BEGUN_AT[this.wanted](drafts.get('face').subject));
  }

  private get wanted(): SensitiveAction {
    return this.action ?? 'showPerson';
  }
}
