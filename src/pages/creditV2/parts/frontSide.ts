import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import { identityCalls } from '@/contract/identity';
import { civilDateAt } from '@/domain/dates/civil';
import { isSmallIdNumberCorrection, isSmallNameCorrection } from '@/domain/person/correction';
import { checkIdNumber, normaliseIdNumber } from '@/domain/person/idNumber';
import { maskIdNumber } from '@/domain/person/mask';
import { PERSON_MESSAGES, type PersonReason } from '@/domain/person/messages';
import { checkName, normaliseName } from '@/domain/person/name';
import { Shot } from '@/features/pictures';
import { placeRefusal } from '@/features/refusal';
import { call } from '@/request';
import { OCR_TEXTS } from '../texts';

interface OnFile {
  readonly name: string;
  /** Masked. */
  readonly idNo: string;
}

type Place = 'number' | 'picture';

/** Contract ocrVerify: what is said of the person, and a picture that is too old or confirmed too often. */
const PLACES: ReadonlyMap<string, Place> = new Map([
  ...['100405', '100408', '100410', '100415', '100418', '100420'].map((code): [string, Place] => [
    code,
    'number',
  ]),
  ...['100409', '100419'].map((code): [string, Place] => [code, 'picture']),
]);

/** The portrait side: what was read of it may be corrected before it is confirmed. */
export class FrontSide {
  readonly shot = new Shot();
  /** Confirmed before; a new picture takes its place. */
  onFile: OnFile | null = null;
  name = '';
  idNo = '';
  nameError = '';
  idNoError = '';
  private imageId = '';
  /** What was read: only small corrections of it are taken. */
  private read = { name: '', idNo: '' };

  constructor() {
    makeAutoObservable<this, 'imageId' | 'read'>(this, { shot: false, imageId: false, read: false });
  }

  /** On file, and no new picture stands in its place. */
  get settled(): boolean {
    return this.onFile !== null && (this.shot.state === 'empty' || this.shot.state === 'error');
  }

  keep(onFile: OnFile | null): void {
    this.onFile = onFile;
  }

  show({ imageId, front }: Response<'idCardOcr'>): void {
    this.imageId = imageId;
    this.read = { name: front?.name ?? '', idNo: front?.idNo ?? '' };
    this.typeName(this.read.name);
    this.typeIdNo(this.read.idNo);
  }

  typeName(name: string): void {
    this.name = name;
    this.nameError = '';
  }

  typeIdNo(idNo: string): void {
    this.idNo = idNo;
    this.idNoError = '';
  }

  /** False: what is wrong stands beside it. */
  check(): boolean {
    if (this.settled) return true;
    if (this.shot.state !== 'ok') {
      if (this.shot.state === 'empty') this.shot.fail(OCR_TEXTS.frontMissing);
      return false;
    }
    const [name, idNo] = [this.faultOfName(), this.faultOfIdNo()];
    this.nameError = name === undefined ? '' : PERSON_MESSAGES[name];
    this.idNoError = idNo === undefined ? '' : PERSON_MESSAGES[idNo];
    return name === undefined && idNo === undefined;
  }

  /** Confirms what is shown, unless it is on file already. False: refused, and said beside what it is about. */
  async save(): Promise<boolean> {
    if (this.settled) return true;
    const [name, idNo] = [normaliseName(this.name), normaliseIdNumber(this.idNo)];
    try {
      await call(identityCalls.ocrVerify, { side: 'front', imageId: this.imageId, name, idNo });
      this.confirmed({ name, idNo: maskIdNumber(idNo) });
      return true;
    } catch (failure) {
      this.refused(failure);
      return false;
    }
  }

  private faultOfName(): PersonReason | undefined {
    const fault = checkName(this.name);
    return fault ?? (isSmallNameCorrection(this.read.name, this.name) ? undefined : 'nameDiffers');
  }

  private faultOfIdNo(): PersonReason | undefined {
    const fault = checkIdNumber(this.idNo, civilDateAt(Date.now()));
    return fault ?? (isSmallIdNumberCorrection(this.read.idNo, this.idNo) ? undefined : 'idNumberDiffers');
  }

  private confirmed(onFile: OnFile): void {
    this.onFile = onFile;
    this.shot.clear();
  }

  private refused(failure: unknown): void {
    const refusal = placeRefusal(failure, PLACES);
    if (refusal?.place === 'number') this.idNoError = refusal.message;
    if (refusal?.place === 'picture') this.shot.fail(refusal.message);
  }
}
