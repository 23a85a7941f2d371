import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Request } from '@/contract';
import { creditCalls } from '@/contract/credit';
import { userCalls } from '@/contract/user';
import { MOST_CONTACTS, type Relation } from '@/domain/credit/contactChoices';
import {
  contactFlags,
  missingContacts,
  type ContactError,
  type ContactFlags,
} from '@/domain/credit/contactFlags';
import { CONTACT_MESSAGES } from '@/domain/credit/messages';
import { normaliseName } from '@/domain/person/name';
import { SPECIAL_CHARACTERS_TEXT, specialCharacters } from '@/domain/text/specialCharacters';
import type { ContactEntries } from '@/storage/draftFields';
import { Field } from '@/model/field';
import { pointOut } from '@/model/pointOut';
import { Submission } from '@/model/submission';
import { call } from '@/request';
import { VERSION } from '@/settings';
import { channel } from '@/stores/channel';
import { session } from '@/stores/session';
import { workDraft } from '@/storage/workDraft';
import { errorBeside } from './contactErrors';
import type { ContactField, ContactSection } from './contactLabels';
import { contactsDrafts } from './contactsDraft';
import { fromAddressBook } from './fromAddressBook';
import { knownWork } from './knownWork';

export interface ContactEntry {
  readonly name: string;
  readonly phone: string;
  /** '' if not chosen yet. */
  readonly relation: Relation | '';
}

type Wire = Request<'saveUserInfo'>['general'];
/** Saves the contacts elsewhere than in a flow: only contacts are shown then, and they end with `forgetDraft`. */
type Send = (contacts: { readonly general: Wire; readonly emergency: Wire }) => Promise<void>;

const BLANK: ContactEntry = { name: '', phone: '', relation: '' };
const NOTHING = Promise.resolve(undefined);
/** Spec §9 Credit phase; §3 Phase codes: 04 is a drawing. */
const PHASES = { credit: '01', loan: '04' } as const;

/** The contact step of the credit flow and of a drawing (spec §5 Contact node). Inputs stay in the flow's draft until they are saved. */
export class ContactsForm {
  /** Which sections are shown; undefined until load() has the answer. */
  flags: ContactFlags | undefined = undefined;
  general: readonly ContactEntry[] = [BLANK];
  emergency: readonly ContactEntry[] = [BLANK];
  readonly occupation = new Field('', {
    check: () => this.workError('occupation'),
    keep: () => this.keepWork(),
  });
  readonly company = new Field('', {
    check: (company) =>
      this.flags?.isShowCompany && specialCharacters(company)
        ? SPECIAL_CHARACTERS_TEXT
        : this.workError('company'),
    keep: () => this.keepWork(),
  });
  private readonly submission = new Submission();
  private ownPhone = '';
  private attempted = false;
  /** Keys of the fields that the person has left: only these are checked before the first submit. */
  private readonly left = observable.set<string>();

  constructor(
    private readonly flow: keyof typeof PHASES,
    private readonly send?: Send,
  ) {
    makeAutoObservable<this, 'flow' | 'send' | 'left' | 'submission'>(this, {
      flow: false,
      send: false,
      occupation: false,
      company: false,
      submission: false,
      left: false,
      general: observable.ref,
      emergency: observable.ref,
      flags: observable.ref,
    });
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
    const [server, phone, kept, work] = await Promise.all([
      call(creditCalls.queryDisplayElements, {
        phase: '01',
        queryType: 'all',
        platform: channel.platform,
        version: VERSION,
      }),
      session.phoneForForm(),
      this.draft.read(),
      this.asksWork ? knownWork() : NOTHING,
    ]);
    runInAction(() => {
      this.flags = contactFlags(
        this.send === undefined ? server : { ...server, isShowOccu: 'N', isShowCompany: 'N' },
      );
      this.ownPhone = phone;
      this.takeUp(kept);
      this.occupation.put(work?.occupation ?? this.occupation.value);
      this.company.put(work?.company ?? this.company.value);
    });
  }

  setContact(section: ContactSection, index: number, changes: Partial<ContactEntry>): void {
    this[section] = this[section].map((entry, at) => (at === index ? { ...entry, ...changes } : entry));
    this.changed();
  }

  /** Fills in name and phone of one contact of the phone's address book; what the contact lacks stays as typed. */
  async pick(section: ContactSection, index: number): Promise<void> {
    const picked = await fromAddressBook();
    if (picked === undefined) return;
    const { name, phone } = picked;
    runInAction(() => {
      this.setContact(section, index, { ...(name && { name }), ...(phone && { phone }) });
      this.leave(section, index, 'name');
      this.leave(section, index, 'phone');
    });
  }

  add(section: ContactSection): void {
    if (this.mayAdd(section)) this[section] = [...this[section], BLANK];
  }

  remove(section: ContactSection, index: number): void {
    const rest = this[section].filter((_, at) => at !== index);
    this[section] = rest.length > 0 ? rest : [BLANK];
    // The indexes have moved: no field of this section counts as left.
    for (const key of [...this.left]) if (key.startsWith(section)) this.left.delete(key);
    this.changed();
  }

  mayAdd(section: ContactSection): boolean {
    return this[section].length < MOST_CONTACTS;
  }

  /** The person has left this field. */
  leave(section: ContactSection, index: number, field: ContactField): void {
    if (this[section][index]?.[field]) this.left.add(`${section}.${index}.${field}`);
  }

  /** Error of a contact's field; '' if there is none. */
  errorOf(section: ContactSection, index: number, field: ContactField): string {
    if (!this.attempted && !this.left.has(`${section}.${index}.${field}`)) return '';
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
    const { general, emergency, occupation, company } = this;
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
      const general = flags.isShowGeneral ? this.wire('general') : [];
      const emergency = flags.isShowEmergency ? this.wire('emergency') : [];
      if (this.send !== undefined) return this.send({ general, emergency });
      await call(userCalls.saveUserInfo, { phase, general, emergency });
    }
    this.forgetDraft();
  }

  /** Called after the checks: every contact has a relation. */
  private wire(section: ContactSection): Wire {
    return this[section].flatMap(({ name, phone, relation }) =>
      relation === '' ? [] : [{ name: normaliseName(name), phone, relation }],
    );
  }

  private takeUp({ general, emergency }: ContactEntries): void {
    if (general.length > 0) this.general = general;
    if (emergency.length > 0) this.emergency = emergency;
  }

  private changed(): void {
    void this.draft.keep({ general: this.general, emergency: this.emergency });
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
