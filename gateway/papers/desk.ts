import type { Database } from '../database';
import { contractPdf } from '../documents';
import { certificatePdf } from '../documents/certificate';
import { fileById } from '../queries/files';
import { keepPdf, storedPdf, type Edition, type StoredPdf } from '../queries/papers';
import type { GatewaySettings } from '../settings';
import { writeEarlier } from './earlier';
import { sha256 } from './facts';
import { readPaper, type Paper, type Read } from './read';
import { Turns } from './turns';

/** Longer than one drawing takes; several papers of one person are drawn one after the other. */
const PATIENCE_MS = 40_000;

export type Handed =
  | { readonly state: 'given'; readonly title: string; readonly pdf: Buffer }
  /** What is stored is not what was written down: it is shown to nobody. */
  | { readonly state: 'changed' }
  | { readonly state: 'unknown' };

export interface DeskParts {
  readonly db: Database;
  readonly settings: GatewaySettings;
  /** A paper that is not what was written down: a line in the log, with the file's id alone. */
  readonly changed: (fileId: string) => void;
}

const drawn = ({ kind, document }: Paper): Promise<Buffer> =>
  kind === 'contract' ? contractPdf(document) : certificatePdf(document);

/** Hands papers out: drawn once from what was written down, stored, and the same bytes ever after. The caller has checked who asks. */
export class PaperDesk {
  private readonly turns = new Turns(PATIENCE_MS);

  constructor(private readonly parts: DeskParts) {}

  async handOut(fileId: string): Promise<Handed> {
    const { title, read } = await this.look(fileId);
    if (read.state === 'unknown') return read;
    if (read.state === 'changed') return this.refused(fileId);
    const { edition, customerId, paper } = read;
    const stored =
      (await storedPdf(this.parts.db, fileId, edition)) ??
      (await this.turns.take(customerId, () => this.drawOnce(fileId, edition, paper)));
    if (sha256(stored.content) !== stored.digest) return this.refused(fileId);
    return { state: 'given', title, pdf: stored.content };
  }

  /** The paper as it was written down; one of before there were facts is written down now. */
  private look(fileId: string): Promise<{ title: string; read: Read }> {
    const { db, settings } = this.parts;
    return db.tx(async (sql) => {
      const file = await fileById(sql, fileId);
      if (file === undefined) return { title: '', read: { state: 'unknown' } };
      const { title } = file;
      const read = await readPaper(sql, fileId);
      if (read.state !== 'unknown') return { title, read };
      await writeEarlier({ sql, settings }, file);
      return { title, read: await readPaper(sql, fileId) };
    });
  }

  private async drawOnce(fileId: string, edition: Edition, paper: Paper): Promise<StoredPdf> {
    const { db } = this.parts;
    const before = await storedPdf(db, fileId, edition);
    if (before !== undefined) return before;
    const content = await drawn(paper);
    await keepPdf(db, fileId, edition, { content, digest: sha256(content) });
    const kept = await storedPdf(db, fileId, edition);
    if (kept === undefined) throw new Error('the file was not stored');
    return kept;
  }

  private refused(fileId: string): Handed {
    this.parts.changed(fileId);
    return { state: 'changed' };
  }
}
