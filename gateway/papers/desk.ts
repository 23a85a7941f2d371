import { Busy } from '../busy';
import type { Database } from '../database';
import { dearly, type Allowed } from '../dear';
import type { PersonalDataDocument } from '../documents/personalData';
import type { SignatureProvider } from '../providers/signature';
import { fileById } from '../queries/files';
import { keepPdf, storedPdf, type Edition, type StoredPdf } from '../queries/papers';
import type { GatewaySettings } from '../settings';
import { sha256 } from './facts';
import { readPaper, type Paper, type Read } from './read';
import { remember, signedPdf, type SignedPdf } from './sign';

export type Handed =
  | { readonly state: 'given'; readonly title: string; readonly pdf: Buffer }
  /** What is stored is not what was written down: it is shown to no one. */
  | { readonly state: 'changed' }
  /** The signature is not to be had now; later it will be. */
  | { readonly state: 'notReady' }
  | { readonly state: 'unknown' };

interface Wanted {
  readonly fileId: string;
  readonly edition: Edition;
  readonly paper: Paper;
}

export interface DeskParts {
  readonly db: Database;
  readonly settings: GatewaySettings;
  /** A paper that is not what was written down: a line in the log, with the file's id alone. */
  readonly changed: (fileId: string) => void;
  readonly failed: (error: unknown, fileId: string) => void;
  /** Signs every PDF before it is handed out. */
  readonly signer: () => SignatureProvider;
}

/**
 * Hands papers out: drawn once from what was written down, signed by the lender, stored, and the same bytes ever after. Rejects with `Busy` if too
 * much is to be drawn.
 */
export class PaperDesk {
  constructor(private readonly parts: DeskParts) {}

  async handOut(allowed: Allowed, fileId: string): Promise<Handed> {
    const { title, read } = await this.look(fileId);
    if (read.state === 'unknown') return read;
    if (read.state === 'changed') return this.refused(fileId);
    const { edition, paper } = read;
    const stored =
      (await storedPdf(this.parts.db, fileId, edition)) ??
      (await this.first(allowed, { fileId, edition, paper }));
    if (stored === undefined) return { state: 'notReady' };
    if (sha256(stored.content) !== stored.digest) return this.refused(fileId);
    return { state: 'given', title, pdf: stored.content };
  }

  /** A signed file that is kept elsewhere, for as long as its link is good. */
  async forExport(allowed: Allowed, document: PersonalDataDocument): Promise<SignedPdf> {
    const { lender } = this.parts.settings;
    const signing = { lender, at: document.issuedAt };
    return dearly('paper', allowed, () => signedPdf(this.parts, { kind: 'personalData', document }, signing));
  }

  /** Undefined: the signature is not to be had now. */
  private async first(allowed: Allowed, wanted: Wanted): Promise<StoredPdf | undefined> {
    try {
      return await dearly('paper', allowed, () => this.drawOnce(wanted));
    } catch (error) {
      if (error instanceof Busy) throw error;
      this.parts.failed(error, wanted.fileId);
      return undefined;
    }
  }

  /** The paper as it was written down. */
  private look(fileId: string): Promise<{ title: string; read: Read }> {
    return this.parts.db.tx(async (sql) => ({
      title: (await fileById(sql, fileId))?.title ?? '',
      read: await readPaper(sql, fileId),
    }));
  }

  private async drawOnce({ fileId, edition, paper }: Wanted): Promise<StoredPdf> {
    const { db } = this.parts;
    const before = await storedPdf(db, fileId, edition);
    if (before !== undefined) return before;
    const signed = await signedPdf(this.parts, paper, { lender: paper.lender, at: paper.document.issuedAt });
    return db.tx(async (sql) => {
      await keepPdf(sql, fileId, edition, signed);
      const kept = await storedPdf(sql, fileId, edition);
      if (kept === undefined) throw new Error('the file was not stored');
      if (kept.digest === signed.digest) await remember(sql, signed, fileId);
      return kept;
    });
  }

  private refused(fileId: string): Handed {
    this.parts.changed(fileId);
    return { state: 'changed' };
  }
}
