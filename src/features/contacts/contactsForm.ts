import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Request } from '@/contract';
import { creditCalls } from '@/contract/credit';
import { userCalls } from '@/contract/user';
import { MOST_CONTACTS, type Relation } from '@/domain/credit/contactChoices';
import {
  contactFlags,
  missingContacts,
  type ContactFault,
  type ContactFlags,
} from '@/domain/credit/contactFlags';
import { CONTACT_MESSAGES } from '@/domain/credit/messages';
import { normaliseName } from '@/domain/person/name';
import { SPECIAL_CHARACTERS_TEXT, specialCharacters } from '@/domain/text/specialCharacters';
import { placeRefusal } from '@/features/refusal';
import { sayFirst } from '@/features/sayFirst';
import type { ContactEntries } from '@/model/draftFields';
import { call } from '@/request';
import { VERSION } from '@/settings';
import { channel } from '@/stores/channel';
import { drafts } from '@/stores/drafts';
import { session } from '@/stores/session';
import { contactsDraft } from './contactsDraft';

export type ContactSection = 'general' | 'emergency';
export type ContactField = 'name' | 'phone' | 'relation';

export interface ContactEntry {
  readonly name: string;
  readonly phone: string;
  /** '': not chosen yet. */
  readonly relation: Relation | '';
}

type Wire = Request<'saveUserInfo'>['general'];

const BLANK: ContactEntry = { name: '', phone: '', relation: '' };
/** Spec §9 Credit phase; §3 Phase codes, 04 is the one of a drawing. */
const PHASES = { credit: '01', loan: '04' } as const;
/** The gateway's first fault, in words of its own. */
const REFUSED = new Map([['100508', 'form']] as const);

const fieldOf = (reason: ContactFault['reason']): ContactField | undefined => {
  if (reason.startsWith('contactName')) return 'name';
  if (reason.startsWith('contactPhone')) return 'phone';
  return reason.startsWith('contactRelation') ? 'relation' : undefined;
};

/**
 * The contact step of the credit flow and of a drawing (spec §5 Contact node): sections by the server's flags, faults beside the fields,
 * what is typed kept in the flow's draft until it is saved.
 */
export class ContactsForm {
  /** Which sections are shown; undefined until load() has asked. */
  flags: ContactFlags | undefined = undefined;
  general: readonly ContactEntry[] = [BLANK];
  emergency: readonly ContactEntry[] = [BLANK];
  occupation = '';
  company = '';
  busy = false;
  /** What the server said of the whole form. */
  problem = '';
  private ownPhone = '';
  private attempted = false;
  /** Fields that were left: what stands in them is judged from then on. */
  private readonly left = observable.set<string>();

  constructor(private readonly flow: keyof typeof PHASES) {
    makeAutoObservable<this, 'flow' | 'left'>(this, {
      flow: false,
      left: false,
      general: observable.ref,
      emergency: observable.ref,
      flags: observable.ref,
    });
  }

  /** Asks for the flags and takes up the draft. Rejects with CallFailure: for the page's Resource. */
  async load(): Promise<void> {
    const [server, phone, kept] = await Promise.all([
      call(creditCalls.queryDisplayElements, {
        phase: '01',
        queryType: 'all',
        platform: channel.platform,
        version: VERSION,
      }),
      session.phone(),
      contactsDraft.read(this.flow),
    ]);
    runInAction(() => {
      this.flags = contactFlags(server);
      this.ownPhone = phone;
      this.takeUp(kept);
    });
  }

  setContact(section: ContactSection, index: number, changes: Partial<ContactEntry>): void {
    this[section] = this[section].map((entry, at) => (at === index ? { ...entry, ...changes } : entry));
    this.changed();
  }

  add(section: ContactSection): void {
    if (this.mayAdd(section)) this[section] = [...this[section], BLANK];
  }

  remove(section: ContactSection, index: number): void {
    const rest = this[section].filter((_, at) => at !== index);
    this[section] = rest.length > 0 ? rest : [BLANK];
    // Indexes have moved: nothing of this section counts as left any more.
    for (const key of [...this.left]) if (key.startsWith(section)) this.left.delete(key);
    this.changed();
  }

  mayAdd(section: ContactSection): boolean {
    return this[section].length < MOST_CONTACTS;
  }

  setOccupation(occupation: string): void {
    this.occupation = occupation;
    this.changed();
  }

  setCompany(company: string): void {
    this.company = company;
    this.changed();
  }

  /** The person went on to another field. */
  leave(section: ContactSection, index: number, field: ContactField): void {
    if (this[section][index]?.[field]) this.left.add(`${section}.${index}.${field}`);
  }

  /** What stands beside a contact's field; '' for nothing. */
  errorOf(section: ContactSection, index: number, field: ContactField): string {
    if (!this.attempted && !this.left.has(`${section}.${index}.${field}`)) return '';
    const fault = this.faults.find(
      (one) => one.section === section && one.index === index && fieldOf(one.reason) === field,
    );
    return fault ? CONTACT_MESSAGES[fault.reason] : '';
  }

  get occupationError(): string {
    return this.workError('occupation');
  }

  get companyError(): string {
    if (this.flags?.isShowCompany && specialCharacters(this.company)) return SPECIAL_CHARACTERS_TEXT;
    return this.workError('company');
  }

  /** Saves what is shown. False: something is missing or was refused, and stands beside its field. */
  async submit(): Promise<boolean> {
    const { flags } = this;
    if (this.busy || flags === undefined) return false;
    this.attempted = true;
    this.problem = '';
    const [fault] = this.faults;
    if (fault !== undefined || this.companyError !== '') {
      sayFirst(fault && CONTACT_MESSAGES[fault.reason], this.companyError);
      return false;
    }
    this.busy = true;
    try {
      await this.save(flags);
      this.forgetDraft();
      return true;
    } catch (failure) {
      const refusal = placeRefusal(failure, REFUSED);
      runInAction(() => {
        this.problem = refusal?.message ?? '';
      });
      return false;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  private get faults(): readonly ContactFault[] {
    return this.flags === undefined ? [] : missingContacts(this, this.flags, this.ownPhone);
  }

  private workError(section: 'occupation' | 'company'): string {
    const fault = this.attempted ? this.faults.find((one) => one.section === section) : undefined;
    return fault ? CONTACT_MESSAGES[fault.reason] : '';
  }

  private async save(flags: ContactFlags): Promise<void> {
    const phase = PHASES[this.flow];
    if (flags.isShowOccu || flags.isShowCompany) {
      await call(userCalls.companyAndOccuUpdate, {
        platform: channel.platform,
        phase,
        version: VERSION,
        ...(flags.isShowOccu && { occupation: this.occupation }),
        ...(flags.isShowCompany && { company: this.company.trim() }),
      });
    }
    if (flags.isShowGeneral || flags.isShowEmergency) {
      const general = flags.isShowGeneral ? this.wire('general') : [];
      const emergency = flags.isShowEmergency ? this.wire('emergency') : [];
      await call(userCalls.saveUserInfo, { phase, general, emergency });
    }
  }

  /** Complete by now: without faults every contact has a relation. */
  private wire(section: ContactSection): Wire {
    return this[section].flatMap(({ name, phone, relation }) =>
      relation === '' ? [] : [{ name: normaliseName(name), phone, relation }],
    );
  }

  private takeUp({ general, emergency }: ContactEntries): void {
    const draft = drafts.get(this.flow);
    if (general.length > 0) this.general = general;
    if (emergency.length > 0) this.emergency = emergency;
    if ('occupation' in draft) {
      this.occupation = draft.occupation;
      this.company = draft.company;
    }
  }

  private changed(): void {
    this.problem = '';
    const { general, emergency, occupation, company } = this;
    contactsDraft.keep(this.flow, { general, emergency });
    if (this.flow === 'credit') drafts.keep('credit', { occupation, company });
  }

  /** What has been saved is with the server; other people's numbers do not stay on the device. */
  private forgetDraft(): void {
    contactsDraft.drop(this.flow);
    if (this.flow === 'credit') drafts.keep('credit', { occupation: '', company: '' });
  }
}
