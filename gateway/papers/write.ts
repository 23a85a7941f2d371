import type { Sql } from '../database';
import type { Template } from '../documents/fillTemplate';
import { addFile, addPaper, keepText } from '../queries/papers';
import { newKey } from '../secrets';
import { contentOf, paperDigest, sha256, type PaperFacts } from './facts';

interface Writing {
  readonly customerId: number;
  /** Undefined: the words are among the facts. */
  readonly template: Template | undefined;
  readonly facts: PaperFacts;
}

/** Keeps the facts of a file that is there already. */
export async function writeFacts(
  sql: Sql,
  fileId: string,
  { customerId, template, facts }: Writing,
): Promise<string | null> {
  const content = template === undefined ? null : contentOf(template);
  const textDigest = content === null ? null : sha256(content);
  if (template !== undefined && content !== null && textDigest !== null) {
    const { id, version } = template;
    await keepText(sql, { digest: textDigest, template_id: id, version, content });
  }
  const text = JSON.stringify(facts);
  await addPaper(sql, {
    file_id: fileId,
    customer_id: customerId,
    template_digest: textDigest,
    facts: text,
    digest: paperDigest(text, content),
  });
  return textDigest;
}

/** A paper with a text of ours, as a new file. */
export async function writePaper(
  sql: Sql,
  paper: Writing & { readonly template: Template; readonly signSeq?: string; readonly at: Date },
): Promise<{ fileId: string; textDigest: string | null }> {
  const { customerId, template, signSeq, at } = paper;
  const fileId = newKey();
  await addFile(sql, {
    file_id: fileId,
    customer_id: customerId,
    template_id: template.id,
    title: template.title,
    ...(signSeq !== undefined && { sign_seq: signSeq }),
    at,
  });
  return { fileId, textDigest: await writeFacts(sql, fileId, paper) };
}
