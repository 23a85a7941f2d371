import { computed, makeObservable, observable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { identityCalls } from '@/contract/identity';
import { isSmallIdNumberCorrection, isSmallNameCorrection } from '@/domain/person/correction';
import { checkIdNumber, normaliseIdNumber } from '@/domain/person/idNumber';
import { maskIdNumber } from '@/domain/person/mask';
import { PERSON_MESSAGES, type PersonReason } from '@/domain/person/messages';
import { checkName, normaliseName } from '@/domain/person/name';
import { CHECK_FIELD, isDoubtful } from '@/domain/person/reading';
import { Shot } from '@/features/pictures';
import { Field } from '@/model/field';
import type { FormField } from '@/model/form';
import { call } from '@/request';
import { serverDay } from '@/stores/serverDay';
import { OCR_TEXTS } from '../texts';

interface OnFile {
  readonly name: string;
  /** Masked. */
  readonly idNo: string;
}

type Read = Readonly<Record<'name' | 'idNo', string>>;

/** The number shows refusals about the person; the picture shows refusals about the photo. */
export const FRONT_REFUSALS = {
  idNoTaken: 'idNo',
  detailsWrong: 'idNo',
  ageOutside: 'idNo',
  identityFixed: 'idNo',
  notAsOnPicture: 'idNo',
  idNoTriesUsedUp: 'idNo',
  pictureGone: 'front',
  pictureTriesUsedUp: 'front',
  idCardExpired: 'form',
} as const;

/** The portrait side: its reading can be corrected before it is confirmed. */
export class FrontSide implements FormField {
  readonly shot = new Shot();
  /** Confirmed earlier; a new picture replaces it. */
  onFile: OnFile | null = null;
  readonly name = new Field('', { check: (text) => this.said(text, faultOfName) });
  readonly idNo = new Field('', { check: (text) => this.said(text, faultOfIdNo) });
  private imageId = '';
  /** Read from the picture: only small corrections are accepted. */
  private read: Read = { name: '', idNo: '' };

  /** `asked`: this page asks for the picture of this side. */
  constructor(private readonly asked: boolean) {
    makeObservable(this, { onFile: observable.ref, settled: computed });
  }

  /** On file, and no new picture replaces it. */
  get settled(): boolean {
    return this.onFile !== null && (this.shot.state === 'empty' || this.shot.state === 'error');
  }

  /** Not taken, and not on file. */
  get missing(): boolean {
    return !this.shot.taken && this.onFile === null;
  }

  keep(onFile: OnFile | null): void {
    runInAction(() => (this.onFile = onFile));
  }

  show({ imageId, front, confidence }: Response<'idCardOcr'>): void {
    this.imageId = imageId;
    this.read = { name: front?.name ?? '', idNo: front?.idNo ?? '' };
    this.name.put(this.read.name);
    this.idNo.put(this.read.idNo);
    const doubtful = (['name', 'idNo'] as const).filter((field) => isDoubtful(confidence?.[field]));
    doubtful.forEach((field, at) => this[field].doubt(CHECK_FIELD, { focus: at === 0 }));
  }

  get error(): string {
    return this.shot.message;
  }

  refuse(message: string): void {
    this.shot.fail(message);
  }

  /** Checks only the picture: name and number are separate fields. */
  check(): boolean {
    if (!this.asked || this.settled || this.shot.state === 'ok') return true;
    if (this.shot.state === 'empty') this.shot.fail(OCR_TEXTS.frontMissing);
    return false;
  }

  /** Confirms the values shown, unless they are on file already. Rejects with CallFailure. */
  async save(): Promise<void> {
    if (this.settled) return;
    const [name, idNo] = [normaliseName(this.name.value), normaliseIdNumber(this.idNo.value)];
    await call(identityCalls.ocrVerify, { side: 'front', imageId: this.imageId, name, idNo });
    this.keep({ name, idNo: maskIdNumber(idNo) });
    this.shot.clear();
  }

  /** The fields are editable only after a reading; before it there is nothing to check. */
  private said(text: string, idNumberError: typeof faultOfName): string {
    const error = this.shot.state === 'ok' ? idNumberError(text, this.read) : undefined;
    return error === undefined ? '' : PERSON_MESSAGES[error];
  }
}

function faultOfName(name: string, read: Read): PersonReason | undefined {
  return checkName(name) ?? (isSmallNameCorrection(read.name, name) ? undefined : 'nameDiffers');
}

function faultOfIdNo(idNo: string, read: Read): PersonReason | undefined {
  const error = checkIdNumber(idNo, serverDay.today());
  return error ?? (isSmallIdNumberCorrection(read.idNo, idNo) ? undefined : 'idNumberDiffers');
}
