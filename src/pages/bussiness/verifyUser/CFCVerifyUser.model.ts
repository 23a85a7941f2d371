import type { Response } from '@/contract';
import { SENSITIVE_ACTIONS, type SensitiveAction } from '@/contract/codes';
import { identityCheckCalls } from '@/contract/identityCheck';
import { civilDateAt } from '@/domain/dates/civil';
import { checkIdNumber, normaliseIdNumber } from '@/domain/person/idNumber';
import { PERSON_MESSAGES } from '@/domain/person/messages';
import { checkName, normaliseName } from '@/domain/person/name';
import { checks } from '@/features/identityCheck';
import { OneTimeCode } from '@/features/oneTimeCode';
import { Field } from '@/model/field';
import { Form } from '@/model/form';
import { Resource } from '@/model/resource';
import { back, replace, type PageParams } from '@/navigation';
import { call } from '@/request';
import { session } from '@/stores/session';

/** Proves who the person is, before one sensitive action; then back to the page that asked. */
export class VerifyUserModel {
  /** Undefined: the address names no action. */
  readonly action: SensitiveAction | undefined;
  readonly begun = new Resource<Response<'checkBegin'>>(() => this.begin());
  private readonly name = new Field('', {
    label: '姓名',
    check: (text) => this.ifAsked(() => checkName(normaliseName(text))),
  });
  private readonly idNo = new Field('', {
    label: '身份证号',
    clean: normaliseIdNumber,
    check: (text) => this.ifAsked(() => checkIdNumber(text, civilDateAt(Date.now()))),
  });
  private readonly code: OneTimeCode = new OneTimeCode({
    phone: () => session.userInfo?.phone ?? '',
    ready: () => this.action !== undefined,
    send: () => call(identityCheckCalls.checkSendCode, { action: this.action ?? 'showPerson' }),
  });
  readonly form = new Form({ name: this.name, idNo: this.idNo, code: this.code });

  constructor(params: PageParams) {
    const action = params.get('action');
    this.action = SENSITIVE_ACTIONS.find((one) => one === action);
  }

  async load(): Promise<void> {
    if (this.action !== undefined) await this.begun.load();
  }

  dispose(): void {
    this.code.dispose();
  }

  /** Name and ID number are asked for, too. */
  get asksPerson(): boolean {
    const methods = this.begun.value?.methods ?? [];
    return methods.length > 0 && !methods.includes('sms');
  }

  async submit(): Promise<void> {
    const { action } = this;
    if (action === undefined) return;
    const placed = this.form.refusalsOf(identityCheckCalls.checkProve, {
      methodRefused: 'form',
      personWrong: 'idNo',
      personTriesUsedUp: 'idNo',
      codeMissing: 'code',
      codeExpired: 'code',
      codeTriesUsedUp: 'code',
      codeWrong: 'code',
    });
    const done = await this.form.submit(async () => {
      const person = this.asksPerson ? { name: normaliseName(this.name.value), idNo: this.idNo.value } : {};
      const { checkToken } = await call(identityCheckCalls.checkProve, {
        action,
        method: this.asksPerson ? 'idCard' : 'sms',
        code: this.code.value,
        ...person,
      });
      checks.keep(action, checkToken);
    }, placed);
    if (done) await back('settings');
  }

  toSettings(): Promise<void> {
    return replace('settings');
  }

  private ifAsked(check: () => keyof typeof PERSON_MESSAGES | undefined): string {
    const reason = this.asksPerson ? check() : undefined;
    return reason === undefined ? '' : PERSON_MESSAGES[reason];
  }

  private begin(): Promise<Response<'checkBegin'>> {
    return call(identityCheckCalls.checkBegin, { action: this.action ?? 'showPerson' });
  }
}
