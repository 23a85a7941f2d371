import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import { educationCalls } from '@/contract/education';
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
import { Field } from '@/model/field';
import { Form, refusalName } from '@/model/form';
import { Resource } from '@/model/resource';
import { call, CallFailure } from '@/request';
import { drafts } from '@/storage/drafts';
import { sealedRequestNo } from '@/storage/sealedRequest';
import { serverDay } from '@/stores/serverDay';
import { educationDraft } from './parts/educationDraft';
import { ProofFile } from './parts/proofFile';

type OnFile = Response<'educationQuery'>;

/** The field that each refusal of a submit belongs to. */
const PLACED = {
  fileMissing: 'proofs',
  schoolWrong: 'school',
  yearWrong: 'year',
  reviewRuns: 'form',
} as const;

const message = (reason: EducationReason | undefined): string =>
  reason === undefined ? '' : EDUCATION_MESSAGES[reason];

/** A graduate's papers: files, school, level and year (spec §7 educationFile upload, query, update). */
export class GraduateSupplyModel {
  readonly content = new Resource(() => this.fetch());
  readonly files = EDUCATION_FILES.map(({ key }) => new ProofFile(key));
  readonly form = new Form({
    /** Number of files on file. */
    proofs: new Field(0, { check: (count) => message(count > 0 ? undefined : 'fileMissing') }),
    school: new Field('', {
      check: (school) => message(checkSchool(school)),
      keep: () => this.keepTyped(),
    }),
    level: new Field<EducationLevel | undefined>(undefined, {
      check: (level) => message(level === undefined ? 'levelMissing' : undefined),
      keep: () => this.keepTyped(),
    }),
    year: new Field<number | undefined>(undefined, {
      check: (year) => message(checkGraduationYear(year, serverDay.today())),
      keep: () => this.keepTyped(),
    }),
  });
  /** The kind of proof on the screen. */
  shownKind: EducationFileKind = 'diploma';

  constructor() {
    makeAutoObservable(this, { content: false, files: false, form: false });
  }

  /** The choices; the gateway checks the choice again. */
  get years() {
    return graduationYears(serverDay.today());
  }

  load(): Promise<void> {
    return this.content.load();
  }

  /** The reviewers may have decided by now. */
  async shown(): Promise<void> {
    if (this.closed) await this.content.load();
  }

  dispose(): void {
    this.files.forEach(({ shot }) => shot.clear());
  }

  /** Under review or approved: read-only. */
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

  get proof(): ProofFile {
    return this.file(this.shownKind);
  }

  show(kind: EducationFileKind): void {
    this.shownKind = kind;
  }

  async take(): Promise<void> {
    const { proof } = this;
    await proof.take();
    if (proof.state === 'ok') this.countProofs();
  }

  submit(): Promise<boolean> {
    return this.form.submit(() => this.send(), this.form.refusalsOf(educationCalls.educationUpdate, PLACED));
  }

  /** Draft values take precedence over the ones on file. */
  private async fetch(): Promise<OnFile> {
    const onFile = await call(educationCalls.educationQuery, {});
    const draft = await educationDraft.read();
    const { school, level, year } = this.form.fields;
    this.files.forEach((file) => file.keep(onFile.files.find(({ kind }) => kind === file.kind)));
    this.countProofs();
    school.put(draft.school || onFile.school);
    level.put(draft.level || (onFile.level ?? undefined));
    year.put(draft.graduationYear || (onFile.graduationYear ?? undefined));
    return onFile;
  }

  private keepTyped(): void {
    const { school, level, year } = this.form.fields;
    const typed = {
      school: school.value,
      level: level.value ?? '',
      graduationYear: year.value ?? 0,
    } as const;
    void educationDraft.keep(typed);
  }

  private countProofs(): void {
    this.form.fields.proofs.put(this.files.filter(({ onFile }) => onFile !== undefined).length);
  }

  private async send(): Promise<void> {
    const { fields } = this.form;
    const [level, graduationYear] = [fields.level.value, fields.year.value];
    if (level === undefined || graduationYear === undefined) return;
    const school = fields.school.value.trim();
    // The same papers get the same request number: a retry after a lost answer changes nothing.
    const subject = [school, level, graduationYear, this.content.value?.submittedAt ?? ''].join('|');
    const requestNo = await sealedRequestNo('education', subject);
    const { educationUpdate } = educationCalls;
    try {
      await call(educationUpdate, { school, level, graduationYear, requestNo });
      educationDraft.drop();
      drafts.drop('education');
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      // Already submitted on another device: show that state.
      if (refusalName(educationUpdate, failure) !== 'reviewRuns') throw failure;
    }
    await this.content.load();
  }
}
