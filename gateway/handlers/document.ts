import type { documentCalls } from '@/contract/document';
import type { HandlersOf, MemberContext } from '../context';
import { fillTemplate, type Template } from '../documents/fillTemplate';
import { findArticle } from '../documents/help';
import { drawnOnce, pagesOf } from '../documents/pages';
import { lenderValues } from '../documents/personValues';
import { templates } from '../documents/templates';
import { addConsents } from '../queries/consents';
import { findFile } from '../queries/files';
import { addTicket, type TicketPurpose } from '../queries/tickets';
import { refuseDocument } from '../refusals/content';
import { hashToken, newToken } from '../secrets';
import { articleOf } from './document/article';
import { documentOf, previewOf, templateOr } from './document/preview';
import { storedFile } from './document/storedFile';

const TICKET_LIFE_MS = 5 * 60_000;

/** An address that opens this file for five minutes. */
async function addressFor(
  { sql, now, settings }: Pick<MemberContext, 'sql' | 'now' | 'settings'>,
  fileId: string,
  purpose: TicketPurpose,
): Promise<string> {
  const ticket = newToken();
  const expiresAt = new Date(now.getTime() + TICKET_LIFE_MS);
  await addTicket(sql, hashToken(ticket), { fileId, purpose, expiresAt });
  return `${settings.publicUrl}/files/${ticket}`;
}

const listed = ({ id, title, version, effectiveOn, earlier = [] }: Template) => ({
  templateId: id,
  title,
  version,
  effectiveOn,
  earlier: [...earlier],
});

export const documentHandlers: HandlersOf<typeof documentCalls> = {
  async contractText({ id }, { settings }) {
    const article = findArticle(id);
    if (article !== undefined) return articleOf(article);
    return { ...documentOf(fillTemplate(templateOr(id), lenderValues(settings))), steps: [] };
  },

  async agreementList() {
    return { list: templates.map(listed) };
  },

  contractPreview: (request, context) => previewOf(context, request),

  async updateAppContractRecord({ scene, templateIds }, { sql, customer, now }) {
    const templates = templateIds.map(templateOr);
    await addConsents(sql, { customerId: customer.id, scene, at: now, templates });
    return { recordedAt: now.toISOString() };
  },

  /** Drawn before the transaction: a PDF takes its time. */
  contractPages: {
    async before({ fileId }, { sql, customer, settings }) {
      const row = await findFile(sql, customer.id, fileId);
      const file = row && (await storedFile(sql, row, settings));
      if (file === undefined) throw refuseDocument('contractUnknown');
      const pages = await pagesOf(await drawnOnce(fileId, file.draw));
      return async (context) => ({
        url: `${await addressFor(context, fileId, 'pages')}/pages`,
        title: file.title,
        pages,
      });
    },
  },

  async contractDownload({ fileId }, context) {
    const file = await findFile(context.sql, context.customer.id, fileId);
    if (file === undefined) throw refuseDocument('contractUnknown');
    const { title } = file;
    return { url: await addressFor(context, fileId, 'download'), title, fileName: `${title}.pdf` };
  },
};
