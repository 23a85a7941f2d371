import { createHash } from 'node:crypto';
import type { Attachment, Message, SmsProvider } from './definitions';

/** Passes every message to `record`, which stores it for the console's inbox. */
export function sandboxSms(record: (message: Message) => Promise<void>): SmsProvider {
  return {
    async send(message) {
      try {
        await record(message);
        return { kind: 'sent' };
      } catch {
        return { kind: 'failed', why: 'unavailable' };
      }
    },
  };
}

/** The text of a mail as the inbox shows it: its file by name and digest. */
export function withFile(text: string, attachment: Attachment | undefined): string {
  if (attachment === undefined) return text;
  const digest = createHash('sha256').update(Buffer.from(attachment.base64, 'base64')).digest('hex');
  return `${text}（附件：${attachment.fileName}，SHA-256 ${digest}）`;
}
