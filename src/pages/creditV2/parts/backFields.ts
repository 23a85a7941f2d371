import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import { isCivilDate, type CivilDate } from '@/domain/dates/civil';
import { isSmallAuthorityCorrection, isSmallDateCorrection } from '@/domain/person/correction';
import { PERSON_MESSAGES } from '@/domain/person/messages';
import { CHECK_FIELD, isDoubtful } from '@/domain/person/reading';
import { specialCharacters } from '@/domain/text/specialCharacters';
import { TOASTS } from '@/domain/errors/toasts';
import { Field } from '@/model/field';
import { OCR_TEXTS } from '../texts';

export interface BackReading {
  readonly authority: string;
  readonly validFrom: CivilDate;
  /** null: 长期. */
  readonly validTo: CivilDate | null;
}

/** '2020-03-07' as on the card: '2020.03.07'. */
export const dotted = (date: CivilDate | null): string =>
  date === null ? OCR_TEXTS.forever : date.replace(/-/g, '.');

/** What was typed as a day or null for 长期; undefined if it is neither. */
function dayOf(typed: string): CivilDate | null | undefined {
  const text = typed.trim();
  if (text === OCR_TEXTS.forever) return null;
  const day = text.replace(/[./年月]/g, '-').replace(/日$/, '');
  return isCivilDate(day) ? day : undefined;
}

/** The reading of the emblem side, corrected by the person; the rules are the gateway's (domain/person/correction). */
export class BackFields {
  readonly authority = new Field('', { check: (text) => this.authorityError(text) });
  readonly validFrom = new Field('', { check: (text) => this.dateError(text, this.read?.validFrom) });
  readonly validTo = new Field('', { check: (text) => this.dateError(text, this.read?.validTo) });
  private opened = false;
  private read: BackReading | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'read'>(this, {
      authority: false,
      validFrom: false,
      validTo: false,
      read: false,
    });
  }

  /** The fields are shown in place of the plain rows: the person wants to correct one, or has to. */
  get shown(): boolean {
    return this.opened || [this.authority, this.validFrom, this.validTo].some(({ error }) => error !== '');
  }

  open(): void {
    this.opened = true;
  }

  /** Begins with a new reading; undefined: there is nothing to correct. What is probably misread is shown as fields at once. */
  begin(read: BackReading | undefined, confidence: Response<'idCardOcr'>['confidence'] = {}): void {
    this.read = read;
    this.authority.put(read?.authority ?? '');
    this.validFrom.put(read === undefined ? '' : dotted(read.validFrom));
    this.validTo.put(read === undefined ? '' : dotted(read.validTo));
    const doubtful = (['authority', 'validFrom', 'validTo'] as const).filter((name) =>
      isDoubtful(confidence[name]),
    );
    doubtful.forEach((name, at) => this[name].doubt(CHECK_FIELD, { focus: at === 0 }));
    this.opened = doubtful.length > 0;
  }

  /** Called after the checks. */
  get corrected(): BackReading {
    return {
      authority: this.authority.value.trim(),
      validFrom: dayOf(this.validFrom.value) ?? '',
      validTo: dayOf(this.validTo.value) ?? null,
    };
  }

  private authorityError(text: string): string {
    if (this.read === undefined) return '';
    if (text.trim() === '') return OCR_TEXTS.authorityMissing;
    if (specialCharacters(text)) return TOASTS.blocked;
    return isSmallAuthorityCorrection(this.read.authority, text.trim())
      ? ''
      : PERSON_MESSAGES.authorityDiffers;
  }

  private dateError(text: string, read: CivilDate | null | undefined): string {
    if (read === undefined) return '';
    const day = dayOf(text);
    if (day === undefined) return OCR_TEXTS.dateForm;
    return isSmallDateCorrection(read, day) ? '' : PERSON_MESSAGES.validityDiffers;
  }
}
