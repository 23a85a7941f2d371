import { makeObservable, observable, runInAction } from 'mobx';
import type { Request, Response } from '@/contract';
import { personCalls } from '@/contract/person';
import { checkAddress, checkEmail, normaliseEmail, OWN_DATA_MESSAGES } from '@/domain/person/ownData';
import { specialCharacters } from '@/domain/text/specialCharacters';
import { TOASTS } from '@/domain/errors/toasts';
import { ContactsForm } from '@/features/contacts';
import { reportDevice } from '@/features/deviceReport';
import { checks } from '@/features/identityCheck';
import { Field } from '@/model/field';
import { Form, refusalName } from '@/model/form';
import { Resource } from '@/model/resource';
import { PageMoves, type PageParams } from '@/navigation';
import { call, CallFailure } from '@/request';
import { feedback } from '@/stores/feedback';
import { personDraft } from './parts/personDraft';
import { EDIT, EDIT_PARTS, type EditPart } from './parts/texts';

type Details = Omit<Request<'editUserInfo'>, 'checkToken'>;

const odd = (text: string): string => (specialCharacters(text) === undefined ? '' : TOASTS.blocked);

export type PersonOnFile = Response<'queryUserInfo'>;

/** Edits one part of the personal data. Address, e-mail and contacts are saved after an identity check; until then the typed text stays. */
export class PersonEditModel {
  private readonly moves = new PageMoves();
  /** Undefined: the address names no part. */
  readonly part: EditPart | undefined;
  readonly person = new Resource<PersonOnFile>(() => this.fetch());
  readonly work = new Form({
    occupation: new Field('', {
      check: (text) => (text === '' ? EDIT.occupationMissing : ''),
      keep: () => this.keepTyped(),
    }),
    company: new Field('', { check: odd, keep: () => this.keepTyped() }),
  });
  readonly home = new Form({
    email: new Field('', {
      check: (text) => this.emailError(text),
      keep: () => this.keepTyped(),
    }),
    address: new Field('', {
      check: (text) => this.addressError(text),
      keep: () => this.keepTyped(),
    }),
  });
  readonly contacts = new ContactsForm('credit', (contacts) => this.save({ contacts }));
  /** The form waits for the identity check. */
  private waits = false;
  saved = false;

  constructor(params: PageParams) {
    const part = params.get('part');
    this.part = EDIT_PARTS.find((one) => one === part);
    makeObservable(this, { saved: observable });
  }

  async load(): Promise<void> {
    if (this.part !== undefined) await this.person.load();
  }

  /** Back from the identity check: continues without a tap. */
  async shown(): Promise<void> {
    if (!this.waits) return;
    this.waits = false;
    if (checks.has('editPerson')) await this.submit();
  }

  get form(): { readonly busy: boolean; readonly problem: string } {
    return this.part === 'contacts' ? this.contacts : this.part === 'home' ? this.home : this.work;
  }

  async submit(): Promise<void> {
    this.setSaved(false);
    if (this.part === 'work') await this.saveWork();
    else if (this.part === 'home') await this.saveHome();
    else await this.contacts.submit();
    if (!this.saved) return;
    personDraft.drop();
    this.contacts.forgetDraft();
    feedback.toast(EDIT.saved);
    await this.moves.back('personInfo');
  }

  private async saveWork(): Promise<void> {
    const { occupation, company } = this.work.fields;
    await this.work.submit(
      async () => {
        await call(personCalls.updateOccu, { occupation: occupation.value, company: company.value.trim() });
        this.stored();
      },
      this.work.refusalsOf(personCalls.updateOccu, { nothingChanged: 'form', changesUsedUp: 'form' }),
    );
  }

  private async saveHome(): Promise<void> {
    const email = normaliseEmail(this.home.fields.email.value);
    const address = this.home.fields.address.value.trim();
    await this.home.submit(
      () => this.save({ ...(email !== '' && { email }), ...(address !== '' && { address }) }),
      this.home.refusalsOf(personCalls.editUserInfo, {
        checkMissing: 'form',
        emailWrong: 'email',
        addressWrong: 'address',
        nothingChanged: 'form',
        changesUsedUp: 'form',
        contactWrong: 'form',
      }),
    );
  }

  /** Opens the identity check if there is none; the page comes back to it. */
  private async save(details: Details): Promise<void> {
    const checkToken = checks.take('editPerson');
    if (checkToken === undefined) return this.ask();
    try {
      await call(personCalls.editUserInfo, { checkToken, ...details });
      this.stored();
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (refusalName(personCalls.editUserInfo, failure) === 'checkMissing') await this.ask();
      throw failure;
    }
  }

  private async ask(): Promise<void> {
    this.waits = true;
    await checks.ask('editPerson', this.part);
  }

  private keepTyped(): void {
    const [{ occupation, company }, { email, address }] = [this.work.fields, this.home.fields];
    void personDraft.keep({
      occupation: occupation.value,
      company: company.value,
      email: email.value,
      address: address.value,
    });
  }

  private stored(): void {
    this.setSaved(true);
    void reportDevice('12');
  }

  private setSaved(saved: boolean): void {
    runInAction(() => (this.saved = saved));
  }

  private emailError(text: string): string {
    if (text === '' && this.home.fields.address.value === '') return EDIT.nothingTyped;
    const reason = checkEmail(text);
    return reason === undefined ? odd(normaliseEmail(text)) : OWN_DATA_MESSAGES[reason];
  }

  private addressError(text: string): string {
    const reason = checkAddress(text);
    return reason === undefined ? odd(text) : OWN_DATA_MESSAGES[reason];
  }

  private async fetch(): Promise<PersonOnFile> {
    const [person] = await Promise.all([
      call(personCalls.queryUserInfo, {}),
      this.part === 'contacts' ? this.contacts.load() : undefined,
    ]);
    // Only the first load fills in the draft: a refresh keeps the typed text.
    if (this.person.value === undefined) {
      const typed = await personDraft.read();
      this.work.fields.occupation.put(typed.occupation || person.occupation);
      this.work.fields.company.put(typed.company || person.company);
      this.home.fields.email.put(typed.email);
      this.home.fields.address.put(typed.address);
    }
    return person;
  }
}
