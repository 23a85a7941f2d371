import type { documentCalls } from '@/contract/document';
import type { HandlersOf } from '../context';
import { fillTemplate, type Template } from '../documents/fillTemplate';
import { findArticle } from '../documents/help';
import { lenderValues } from '../documents/personValues';
import { templates } from '../documents/templates';
import { addConsents } from '../queries/consents';
import { findFile } from '../queries/files';
import { addTicket } from '../queries/tickets';
import { refuseDocument } from '../refusals/content';
import { hashToken, newToken } from '../secrets';
import { articleOf } from './document/article';
import { documentOf, previewOf, templateOr } from './document/preview';

/** One download within five minutes. */
const TICKET_LIFE_MS = 5 * 60_000;

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

  async contractDownload({ fileId }, { sql, customer, now, settings }) {
    const file = await findFile(sql, customer.id, fileId);
    if (file === undefined) throw refuseDocument('contractUnknown');
    const ticket = newToken();
    await addTicket(sql, hashToken(ticket), fileId, new Date(now.getTime() + TICKET_LIFE_MS));
    return { url: `${settings.publicUrl}/files/${ticket}`, title: file.title, fileName: `${file.title}.pdf` };
  },
};
