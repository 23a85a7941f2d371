import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import { identityCalls } from '@/contract/identity';
import { formatChinese } from '@/domain/dates/civil';
import { Shot } from '@/features/pictures';
import { placeRefusal } from '@/features/refusal';
import { call } from '@/request';
import { OCR_TEXTS } from '../texts';

type Back = NonNullable<Response<'queryCertIdValidity'>['back']>;

const ABOUT_THE_PICTURE = new Map(
  ['100406', '100408', '100409', '100418', '100419'].map((code) => [code, 'picture'] as const),
);

/** The emblem side: who gave the card out and how long it is good. */
export class BackSide {
  readonly shot = new Shot();
  /** Confirmed before; a new picture takes its place. */
  onFile: Back | null = null;
  /** What was read of the new picture. */
  read: Back | undefined = undefined;
  private imageId = '';

  constructor() {
    makeAutoObservable<this, 'imageId'>(this, { shot: false, imageId: false });
  }

  /** On file and still good, and no new picture stands in its place. */
  get settled(): boolean {
    const untouched = this.shot.state === 'empty' || this.shot.state === 'error';
    return untouched && this.onFile !== null && this.onFile.validity !== 'expired';
  }

  /** What is shown: the new reading, else what is on file. */
  get shown(): Back | undefined {
    return this.shot.state === 'ok' ? this.read : (this.onFile ?? undefined);
  }

  /** '2020.03.07 至 2040.03.07'. */
  get period(): string {
    const { shown } = this;
    if (shown === undefined) return '';
    const dots = (date: string): string => date.replace(/-/g, '.');
    return `${dots(shown.validFrom)} 至 ${shown.validTo === null ? OCR_TEXTS.forever : dots(shown.validTo)}`;
  }

  /** The card is good, but not for long; '' otherwise. */
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

  show({ imageId, back }: Response<'idCardOcr'>): void {
    this.imageId = imageId;
    this.read = back ?? undefined;
    if (back?.validity === 'expired') this.shot.fail(OCR_TEXTS.expired);
  }

  /** False: what is wrong stands beside it. */
  check(): boolean {
    if (this.shot.state === 'empty' && this.onFile === null) this.shot.fail(OCR_TEXTS.backMissing);
    return this.settled || this.shot.state === 'ok';
  }

  /** Confirms what is shown, unless it is on file already. False: refused, and said beside the picture. */
  async save(): Promise<boolean> {
    const { imageId, read } = this;
    if (this.settled || read === undefined) return this.settled;
    const { authority, validFrom, validTo } = read;
    try {
      await call(identityCalls.ocrVerify, { side: 'back', imageId, authority, validFrom, validTo });
      this.confirmed(read);
      return true;
    } catch (failure) {
      const refusal = placeRefusal(failure, ABOUT_THE_PICTURE);
      if (refusal) this.shot.fail(refusal.message);
      return false;
    }
  }

  private confirmed(onFile: Back): void {
    this.onFile = onFile;
    this.read = undefined;
    this.shot.clear();
  }
}
