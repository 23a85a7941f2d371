import { makeAutoObservable, observable, runInAction } from 'mobx';
import { creditCalls } from '@/contract/credit';
import { userCalls } from '@/contract/user';
import {
  contactFlags,
  missingContacts,
  type ContactError,
  type ContactFlags,
} from '@/domain/credit/contactFlags';
import { CONTACT_MESSAGES } from '@/domain/credit/messages';
import { specialCharacters } from '@/domain/text/specialCharacters';
import { TOASTS } from '@/domain/errors/toasts';
import { Field } from '@/model/field';
import { pointOut } from '@/model/pointOut';
import { Submission } from '@/model/submission';
import { refusalName } from '@/model/form';
import { call, CallFailure } from '@/request';
import { VERSION } from '@/settings';
import { channel } from '@/stores/channel';
import { session } from '@/stores/session';
import { workDraft } from '@/storage/workDraft';
import { errorBeside } from './contactErrors';
import type { ContactField, ContactSection } from './contactLabels';
import { contactsDrafts } from './contactsDraft';
import { ContactRows } from './contactRows';
import { savedOf, typedOf, type Typed } from './entries';
import { knownWork, onFile } from './onFile';

/** Saves the contacts elsewhere than in a flow: only contacts are shown then, and they end with `forgetDraft`. */
type Send = (contacts: { readonly general: Typed; readonly emergency: Typed }) => Promise<void>;

const NOTHING = Promise.resolve(undefined);
/** Spec §9 Credit phase; §3 Phase codes: 04 is a drawing. */
const PHASES = { credit: '01', loan: '04' } as const;

/** The contact step of the credit flow and of a drawing (spec §5 Contact node). Inputs stay in the flow's draft until they are saved. */
export class ContactsForm {
  /** Which sections are shown; undefined until load() has the answer. */
  flags: ContactFlags | undefined = undefined;
  readonly rows: ContactRows = new ContactRows(() => this.keepContacts());
  readonly occupation = new Field('', {
    check: () => this.workError('occupation'),
    keep: () => this.keepWork(),
  });
  readonly company = new Field('', {
    check: (company) =>
      this.flags?.isShowCompany && specialCharacters(company) ? TOASTS.blocked : this.workError('company'),
    keep: () => this.keepWork(),
  });
  private readonly submission = new Submission();
  private ownPhone = '';
  private attempted = false;
  constructor(
    private readonly flow: keyof typeof PHASES,
    private readonly send?: Send,
  ) {
    makeAutoObservable<this, 'flow' | 'send' | 'submission'>(this, {
      flow: false,
      send: false,
      occupation: false,
      company: false,
      submission: false,
      rows: false,
      flags: observable.ref,
    });
  }

  /** The kinds of contacts that are asked for, in the order of the page. */
  get sections(): readonly ContactSection[] {
    const { flags } = this;
    return [
      ...(flags?.isShowGeneral ? (['general'] as const) : []),
      ...(flags?.isShowEmergency ? (['emergency'] as const) : []),
    ];
  }

  get busy(): boolean {
    return this.submission.busy;
  }

  /** Text above the button: what belongs to no field. */
  get problem(): string {
    return this.submission.problem;
  }

  /** Loads the flags and restores the draft. Rejects with CallFailure, for the page's Resource. */
  async load(): Promise<void> {
    const known = this.send === undefined ? onFile() : NOTHING;
    const [server, phone, typed, work, stored] = await Promise.all([
      call(creditCalls.queryDisplayElements, {
        phase: '01',
        queryType: 'all',
        platform: channel.platform,
        version: VERSION,
      }),
      session.phoneForForm(),
      this.draft.read(),
      this.asksWork ? knownWork(known) : NOTHING,
      known,
    ]);
    runInAction(() => {
      this.flags = contactFlags(
        this.send === undefined ? server : { ...server, isShowOccu: 'N', isShowCompany: 'N' },
      );
      this.ownPhone = phone;
      this.rows.begin(typed, stored);
      this.occupation.put(work?.occupation ?? this.occupation.value);
      this.company.put(work?.company ?? this.company.value);
    });
  }

  /** Error of a contact's field; '' if there is none. */
  errorOf(section: ContactSection, index: number, field: ContactField): string {
    if (!this.attempted && !this.rows.wasLeft(section, index, field)) return '';
    return errorBeside(this.errors, section, index, field);
  }

  /** Saves the visible fields, then runs `after` while the button is still busy. False: an input is missing or was refused; its error is shown. */
  async submit(after: () => Promise<void> = () => Promise.resolve()): Promise<boolean> {
    const { flags } = this;
    if (flags === undefined) return false;
    this.attempted = true;
    // Check all fields, so that all errors show at once.
    const fine = [this.occupation.check(), this.company.check(), this.errors.length === 0].every(Boolean);
    if (fine) return this.submission.run(() => this.save(flags).then(after));
    pointOut();
    return false;
  }

  /** The server has the contacts now: remove other people's numbers from the device. */
  forgetDraft(): void {
    this.draft.drop();
    if (this.asksWork) workDraft.drop();
  }

  private get errors(): readonly ContactError[] {
    if (this.flags === undefined) return [];
    const { occupation, company } = this;
    const { general, emergency } = this.rows;
    const typed = { general, emergency, occupation: occupation.value, company: company.value };
    return missingContacts(typed, this.flags, this.ownPhone);
  }

  private workError(section: 'occupation' | 'company'): string {
    const error = this.errors.find((one) => one.section === section);
    return error ? CONTACT_MESSAGES[error.reason] : '';
  }

  private async save(flags: ContactFlags): Promise<void> {
    const phase = PHASES[this.flow];
    if (flags.isShowOccu || flags.isShowCompany) {
      await call(userCalls.companyAndOccuUpdate, {
        platform: channel.platform,
        phase,
        version: VERSION,
        ...(flags.isShowOccu && { occupation: this.occupation.value }),
        ...(flags.isShowCompany && { company: this.company.value.trim() }),
      });
    }
    if (flags.isShowGeneral || flags.isShowEmergency) {
      const general = flags.isShowGeneral ? this.rows.general : [];
      const emergency = flags.isShowEmergency ? this.rows.emergency : [];
      if (this.send !== undefined)
        return this.send({ general: typedOf(general), emergency: typedOf(emergency) });
      const contacts = { general: savedOf(general), emergency: savedOf(emergency) };
      await call(userCalls.saveUserInfo, { phase, ...contacts }).catch((error: unknown) =>
        this.refused(error),
      );
    }
    this.forgetDraft();
  }

  /** If a contact on file was changed elsewhere, the page shows the present ones. */
  private async refused(error: unknown): Promise<never> {
    const isWrong =
      error instanceof CallFailure && refusalName(userCalls.saveUserInfo, error) === 'contactWrong';
    const fresh = isWrong ? await onFile() : undefined;
    if (fresh !== undefined) this.rows.renew(fresh);
    throw error;
  }

  private keepContacts(): void {
    const { general, emergency } = this.rows;
    void this.draft.keep({ general: [...general], emergency: [...emergency] });
  }

  private get draft() {
    return contactsDrafts[this.send === undefined ? this.flow : 'person'];
  }

  /** Only the application asks where the person works. */
  private get asksWork(): boolean {
    return this.flow === 'credit' && this.send === undefined;
  }

  private keepWork(): void {
    if (this.asksWork)
      void workDraft.keep({ occupation: this.occupation.value, company: this.company.value });
  }
}
