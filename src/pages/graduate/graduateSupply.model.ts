import { makeAutoObservable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { educationCalls } from '@/contract/education';
import { civilDateAt } from '@/domain/dates/civil';
import {
  checkGraduationYear,
  checkSchool,
  EDUCATION_FILES,
  graduationYears,
  type EducationFileKind,
  type EducationLevel,
  type EducationReason,
} from '@/domain/education/graduate';
import { EDUCATION_MESSAGES, EDUCATION_STATES } from '@/domain/education/messages';
import type { PictureSource } from '@/features/pictures';
import { placeRefusal } from '@/features/refusal';
import { Resource } from '@/model/resource';
import { call } from '@/request';
import { drafts } from '@/stores/drafts';
import { ProofFile } from './parts/proofFile';

type OnFile = Response<'educationQuery'>;
type Place = 'file' | 'school' | 'year' | 'closed';

/** Contract educationUpdate, by what each refusal is about. */
const PLACES: ReadonlyMap<string, Place> = new Map([
  ['101301', 'file'],
  ['101303', 'school'],
  ['101304', 'year'],
  ['101305', 'closed'],
]);

const message = (reason: EducationReason | undefined): string =>
  reason === undefined ? '' : EDUCATION_MESSAGES[reason];

/** Papers of a graduate: files, school, level and year (spec §7 educationFile upload, query, update). */
export class GraduateSupplyModel {
  readonly content = new Resource(() => this.fetch());
  readonly files = EDUCATION_FILES.map(({ key }) => new ProofFile(key));
  /** By the device's clock; the gateway checks by its own. */
  readonly years = graduationYears(civilDateAt(Date.now()));
  school = '';
  level: EducationLevel | undefined = undefined;
  year: number | undefined = undefined;
  schoolError = '';
  levelError = '';
  yearError = '';
  fileError = '';
  /** Which kind of proof is on view. */
  shownKind: EducationFileKind = 'diploma';
  /** The choice between camera and album is open. */
  choosing = false;
  busy = false;

  constructor() {
    makeAutoObservable(this, { content: false, files: false, years: false });
  }

  load(): Promise<void> {
    return this.content.load();
  }

  /** The reviewers may have decided meanwhile. */
  async shown(): Promise<void> {
    if (this.closed) await this.content.load();
  }

  dispose(): void {
    this.files.forEach(({ shot }) => shot.clear());
  }

  /** Under review or approved: to be read, not changed. */
  get closed(): boolean {
    const state = this.content.value?.state;
    return state === 'reviewing' || state === 'approved';
  }

  /** Name and note of the state on file. */
  get state() {
    const key = this.content.value?.state ?? 'none';
    return { key, ...EDUCATION_STATES[key] };
  }

  file(kind: EducationFileKind): ProofFile {
    const found = this.files.find((file) => file.kind === kind);
    if (found === undefined) throw new RangeError(kind);
    return found;
  }

  typeSchool(text: string): void {
    this.school = text;
    this.schoolError = '';
    drafts.keep('education', { school: text });
  }

  pickLevel(level: EducationLevel): void {
    this.level = level;
    this.levelError = '';
    drafts.keep('education', { level });
  }

  pickYear(year: number): void {
    this.year = year;
    this.yearError = '';
    drafts.keep('education', { graduationYear: year });
  }

  get proof(): ProofFile {
    return this.file(this.shownKind);
  }

  show(kind: EducationFileKind): void {
    this.shownKind = kind;
  }

  choose(): void {
    this.choosing = true;
  }

  closeChoice(): void {
    this.choosing = false;
  }

  async take(from: PictureSource): Promise<void> {
    const { proof } = this;
    await proof.take(from);
    if (proof.state !== 'ok') return;
    runInAction(() => {
      this.fileError = '';
    });
  }

  async submit(): Promise<void> {
    if (this.busy || !this.check()) return;
    this.busy = true;
    try {
      await this.send();
    } catch (failure) {
      await this.refused(failure);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  /** What was begun lies over what is on file. */
  private async fetch(): Promise<OnFile> {
    const onFile = await call(educationCalls.educationQuery, {});
    const draft = drafts.get('education');
    runInAction(() => {
      this.files.forEach((file) => file.keep(onFile.files.find(({ kind }) => kind === file.kind)));
      this.school = draft.school || onFile.school;
      this.level = draft.level || (onFile.level ?? undefined);
      this.year = draft.graduationYear || (onFile.graduationYear ?? undefined);
    });
    return onFile;
  }

  private check(): boolean {
    const some = this.files.some(({ onFile }) => onFile !== undefined);
    this.fileError = message(some ? undefined : 'fileMissing');
    this.schoolError = message(checkSchool(this.school));
    this.levelError = message(this.level === undefined ? 'levelMissing' : undefined);
    this.yearError = message(checkGraduationYear(this.year, civilDateAt(Date.now())));
    return [this.fileError, this.schoolError, this.levelError, this.yearError].every((error) => error === '');
  }

  private async send(): Promise<void> {
    const { level, year: graduationYear } = this;
    if (level === undefined || graduationYear === undefined) return;
    const school = this.school.trim();
    // The same number for the same submit of the same papers: a repetition after a lost answer changes nothing.
    const subject = [school, level, graduationYear, this.content.value?.submittedAt ?? ''].join('|');
    const requestNo = drafts.requestNo('education', subject);
    await call(educationCalls.educationUpdate, { school, level, graduationYear, requestNo });
    drafts.drop('education');
    await this.content.load();
  }

  private async refused(failure: unknown): Promise<void> {
    const refusal = placeRefusal(failure, PLACES);
    // Submitted before, on another device: what stands is shown.
    if (refusal?.place === 'closed') return this.content.load();
    runInAction(() => {
      if (refusal?.place === 'file') this.fileError = refusal.message;
      if (refusal?.place === 'school') this.schoolError = refusal.message;
      if (refusal?.place === 'year') this.yearError = refusal.message;
    });
  }
}
