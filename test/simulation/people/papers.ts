import { createHash } from 'node:crypto';
import { readSettings } from '../../../gateway/settings';
import type { Database } from '../../../gateway/database';
import { checkedFor } from '../../../gateway/dear';
import type { SandboxKeys } from '../../../gateway/keys';
import { PaperDesk } from '../../../gateway/papers/desk';
import { makeSigner } from '../../../gateway/providers';
import { CACHE } from '../../gateway/bank/image';
import { holds } from '../expected';
import type { Person } from './person';

interface Signed {
  readonly file_id: string;
  readonly digest: string;
}

/** The newest contract of a person that a drawing has. */
const NEWEST = `
  select p.file_id, p.digest from papers p
  where p.customer_id = $1 order by p.file_id desc limit 1`;
const DIGEST = 'select file_id, digest from papers where file_id = $1';

/** Contracts that people have read, and what they read. */
export class Papers {
  private readonly seen = new Map<string, { readonly digest: string; readonly bytes: string }>();
  private readonly desk: PaperDesk;

  constructor(
    private readonly db: Database,
    keys: SandboxKeys,
  ) {
    const settings = { ...readSettings({}), dataDir: CACHE };
    const failed = (error: unknown) => {
      throw error;
    };
    this.desk = new PaperDesk({
      db,
      settings,
      changed: () => undefined,
      failed,
      signer: () => makeSigner(() => keys),
    });
  }

  /** The person reads their newest contract. */
  async read(person: Pick<Person, 'id'>): Promise<void> {
    const [paper] = await this.db.query<Signed>(NEWEST, [person.id]);
    if (paper === undefined || this.seen.has(paper.file_id)) return;
    this.seen.set(paper.file_id, { digest: paper.digest, bytes: await this.bytesOf(paper.file_id) });
  }

  /** Reads them again after everything else has changed: phone, name, card, line, and the day. */
  async readAgain(people: readonly Pick<Person, 'id'>[]): Promise<void> {
    for (const { id } of people) {
      await this.db.query(
        "update customers set phone = '139' || right(phone, 8), name = '欧阳换名' where id = $1",
        [id],
      );
      await this.db.query(
        "update cards set card_no = left(card_no, 6) || '0000' || right(card_no, 4) where customer_id = $1",
        [id],
      );
      await this.db.query("update credit_lines set annual_rate = '0.2399' where customer_id = $1", [id]);
    }
    for (const [fileId, before] of this.seen) {
      const [paper] = await this.db.query<Signed>(DIGEST, [fileId]);
      holds(`${fileId} has another digest`, paper?.digest === before.digest);
      holds(`${fileId} has other bytes`, (await this.bytesOf(fileId)) === before.bytes);
    }
  }

  private async bytesOf(fileId: string): Promise<string> {
    const handed = await this.desk.handOut(checkedFor('simulation'), fileId);
    holds(`${fileId} is ${handed.state}`, handed.state === 'given');
    return handed.state === 'given' ? createHash('sha256').update(handed.pdf).digest('hex') : '';
  }
}
