import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import { identityCalls } from '@/contract/identity';
import { formatChinese } from '@/domain/dates/civil';
import { Shot } from '@/features/pictures';
import type { FormField } from '@/model/form';
import { call } from '@/request';
import { OCR_TEXTS } from '../texts';
import { BackFields, dotted } from './backFields';

type Back = NonNullable<Response<'queryCertIdValidity'>['back']>;

/** The fields show refusals about what was typed; the picture shows refusals about the photo. */
export const BACK_REFUSALS = {
  idCardExpired: 'back',
  detailsWrong: 'validTo',
  pictureGone: 'back',
  notAsOnPicture: 'authority',
  pictureTriesUsedUp: 'back',
  idNoTaken: 'form',
  ageOutside: 'form',
  identityFixed: 'form',
  idNoTriesUsedUp: 'form',
} as const;

/** The emblem side: issuing authority and validity. */
export class BackSide implements FormField {
  readonly shot = new Shot();
  /** The new reading, to be corrected. */
  readonly fields = new BackFields();
  /** Confirmed earlier; a new picture replaces it. */
  onFile: Back | null = null;
  /** Read from the new picture. */
  read: Back | undefined = undefined;
  private imageId = '';

  /** `asked`: this page asks for the picture of this side. */
  constructor(private readonly asked: boolean) {
    makeAutoObservable<this, 'imageId' | 'asked'>(this, {
      ...{ shot: false, fields: false, imageId: false, asked: false },
    });
  }

  /** On file and still valid, and no new picture replaces it. */
  get settled(): boolean {
    const untouched = this.shot.state === 'empty' || this.shot.state === 'error';
    return untouched && this.onFile !== null && this.onFile.validity !== 'expired';
  }

  /** The new reading if there is one, otherwise the one on file. */
  get shown(): Back | undefined {
    return this.shot.state === 'ok' ? this.read : (this.onFile ?? undefined);
  }

  /** '2020.03.07 至 2040.03.07'. */
  get period(): string {
    const { shown } = this;
    if (shown === undefined) return '';
    return `${dotted(shown.validFrom)} 至 ${dotted(shown.validTo)}`;
  }

  /** Warning if the card expires soon; '' otherwise. */
  get warning(): string {
    const { shown } = this;
    return shown?.validity === 'soon' && shown.validTo !== null
      ? OCR_TEXTS.soon(formatChinese(shown.validTo, 'full'))
      : '';
  }

  keep(onFile: Back | null): void {
    this.onFile = onFile;
    if (onFile?.validity === 'expired' && this.shot.state === 'empty') this.shot.fail(OCR_TEXTS.expired);
  }

  show({ imageId, back, confidence }: Response<'idCardOcr'>): void {
    this.imageId = imageId;
    this.read = back ?? undefined;
    this.fields.begin(this.read, confidence);
    if (back?.validity === 'expired') this.shot.fail(OCR_TEXTS.expired);
  }

  get error(): string {
    return this.shot.message;
  }

  refuse(message: string): void {
    this.shot.fail(message);
  }

  check(): boolean {
    if (!this.asked) return true;
    if (this.shot.state === 'empty' && this.onFile === null) this.shot.fail(OCR_TEXTS.backMissing);
    return this.settled || this.shot.state === 'ok';
  }

  /** Not taken, and nothing on file makes it unnecessary. */
  get missing(): boolean {
    return !this.shot.taken && !this.settled;
  }

  /** Confirms the reading as corrected, unless it is on file already. Rejects with CallFailure. */
  async save(): Promise<void> {
    const { imageId, read } = this;
    if (this.settled || read === undefined) return;
    const { corrected } = this.fields;
    await call(identityCalls.ocrVerify, { side: 'back', imageId, ...corrected });
    this.confirmed({ ...read, ...corrected });
  }

  private confirmed(onFile: Back): void {
    this.onFile = onFile;
    this.read = undefined;
    this.fields.begin(undefined);
    this.shot.clear();
  }
}
