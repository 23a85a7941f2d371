import type { documentCalls } from '@/contract/document';
import type { HandlersOf, MemberContext, Outside } from '../context';
import { checkedFor } from '../dear';
import { fillTemplate, type Template } from '../documents/fillTemplate';
import { findArticle } from '../documents/help';
import { pagesOf } from '../documents/pages';
import { lenderValues } from '../documents/personValues';
import { templates } from '../documents/templates';
import { newLink } from '../files/link';
import { agree } from '../papers/agree';
import { findFile } from '../queries/files';
import { addTicket, type TicketPurpose } from '../queries/tickets';
import { refuseDocument } from '../refusals/content';
import { articleOf } from './document/article';
import { documentOf, previewOf, templateOr } from './document/preview';

/** An address that opens this file for five minutes, while the session lasts. */
async function addressFor(context: MemberContext, fileId: string, purpose: TicketPurpose): Promise<string> {
  const link = newLink(context);
  await addTicket(context.sql, link, { fileId, purpose });
  return `${context.settings.publicUrl}/files/${link.ticket}`;
}

const WHY_NOT = {
  changed: 'contractChanged',
  notReady: 'contractNotReady',
  unknown: 'contractUnknown',
} as const;

/** A paper of this person, as it was on its day. */
async function ownPaper({ sql, customer, papers }: Outside<MemberContext>, fileId: string) {
  if ((await findFile(sql, customer.id, fileId)) === undefined) throw refuseDocument('contractUnknown');
  const allowed = checkedFor(customer.id);
  const handed = await papers.handOut(allowed, fileId);
  if (handed.state === 'given') return { ...handed, allowed };
  throw refuseDocument(WHY_NOT[handed.state]);
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

  async updateAppContractRecord({ scene, templateIds }, context) {
    const { customer, now } = context;
    const templates = templateIds.map(templateOr);
    await agree(context, { customerId: customer.id, scene, at: now, templates });
    return { recordedAt: now.toISOString() };
  },

  /** Drawn before the transaction: a PDF takes its time. */
  contractPages: {
    async before({ fileId }, context) {
      const { title, pdf, allowed } = await ownPaper(context, fileId);
      const pages = await pagesOf(allowed, pdf);
      return async (own) => ({ url: `${await addressFor(own, fileId, 'pages')}/pages`, title, pages });
    },
  },

  contractDownload: {
    async before({ fileId }, context) {
      const { title } = await ownPaper(context, fileId);
      return async (own) => ({
        url: await addressFor(own, fileId, 'download'),
        title,
        fileName: `${title}.pdf`,
      });
    },
  },
};
