import type { documentCalls } from '@/contract/document';
import type { HandlersOf } from '../context';
import { fillTemplate } from '../documents/fillTemplate';
import { lenderValues } from '../documents/personValues';
import { addConsents } from '../queries/consents';
import { findFile } from '../queries/files';
import { addTicket } from '../queries/tickets';
import { refuseDocument } from '../refusals/content';
import { hashToken, newToken } from '../secrets';
import { documentOf, previewOf, templateOr } from './document/preview';

/** One download within five minutes. */
const TICKET_LIFE_MS = 5 * 60_000;

export const documentHandlers: HandlersOf<typeof documentCalls> = {
  async contractText({ id }, { settings }) {
    return documentOf(fillTemplate(templateOr(id), lenderValues(settings)));
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
