import { isDoubtful } from '@/domain/person/reading';
import type { BankCardReading, IdCardReading, OcrFailure, OcrProvider } from '../../../gateway/providers/ocr';
import type { Photo } from './album';

/** `doubtful`: misread, and the person is asked to check it or it is said to be unread. */
export type Verdict = 'right' | 'doubtful' | 'wrong';

export interface Judged {
  readonly refused?: OcrFailure;
  readonly fields: Readonly<Record<string, Verdict>>;
  /** Read right, and the person is asked to check it all the same. */
  readonly askedInVain: readonly string[];
}

function judge({ printed }: Photo, reading: IdCardReading | BankCardReading): Judged {
  if (!reading.ok) return { refused: reading.why, fields: {}, askedInVain: [] };
  const read = new Map<string, unknown>(Object.entries(reading));
  const confidence = new Map<string, number | undefined>(Object.entries(reading.confidence ?? {}));
  const verdict = (field: string): Verdict => {
    if (read.get(field) === printed[field]) return 'right';
    return isDoubtful(confidence.get(field)) || read.get(field) === '' ? 'doubtful' : 'wrong';
  };
  const fields = Object.fromEntries(Object.keys(printed).map((field) => [field, verdict(field)]));
  const askedInVain = Object.keys(fields).filter(
    (field) => fields[field] === 'right' && isDoubtful(confidence.get(field)),
  );
  return { fields, askedInVain };
}

/** Reads a photo and compares the reading with what is printed. */
export async function judged(ocr: OcrProvider, photo: Photo): Promise<Judged> {
  const file = await photo.take();
  const reading = photo.kind === 'id-card' ? ocr.recogniseIdCard(file) : ocr.recogniseBankCard(file);
  return judge(photo, await reading);
}
