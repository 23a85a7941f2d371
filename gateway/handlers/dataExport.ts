import type { Request, Response } from '@/contract';
import type { dataExportCalls } from '@/contract/dataExport';
import type { HandlersOf, MemberContext, Outside } from '../context';
import { checkedFor } from '../dear';
import { newLink } from '../files/link';
import { exportReady, notify } from '../messages';
import { lockCustomer } from '../queries/customers';
import {
  addDataExport,
  exportFiles,
  findDataExport,
  listDataExports,
  openExport,
  setExportTicket,
  type DataExportRow,
  type ExportFileRow,
} from '../queries/dataExports';
import { sha256 } from '../papers/facts';
import { remember } from '../papers/sign';
import { refuseExport } from '../refusals/account';
import { newKey } from '../secrets';
import { personalData } from './dataExport/content';
import { EXPORT_NAMES } from './dataExport/names';
import { readableOf } from './dataExport/readable';
import { spendAhead, spendCheck } from './identityCheck/spend';
import { DAY_MS } from '../units';

const EXPORTS_PER_DAY = 3;
/** How long a check opens an export to its session. */
const OPEN_MS = 10 * 60_000;

const answerOf = (
  row: DataExportRow,
  files: readonly Pick<ExportFileRow, 'export_no' | 'format' | 'taken_at'>[],
  now: Date,
): Response<'dataExportAsk'> => ({
  exportNo: row.export_no,
  askedAt: row.asked_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  expired: row.expires_at <= now ? 'Y' : 'N',
  files: files
    .filter(({ export_no }) => export_no === row.export_no)
    .map(({ format, taken_at }) => ({ format, taken: taken_at === null ? 'N' : 'Y' })),
});

async function checkRoom({ sql, customer, now }: MemberContext): Promise<void> {
  const since = now.getTime() - DAY_MS;
  const recent = (await listDataExports(sql, customer.id)).filter(
    ({ asked_at }) => asked_at.getTime() > since,
  );
  if (recent.length >= EXPORTS_PER_DAY) throw refuseExport('exportsUsedUp');
}

async function draw(context: Outside<MemberContext>, exportNo: string) {
  const data = await personalData(context, exportNo);
  const json = Buffer.from(JSON.stringify(data, null, 2), 'utf8');
  const pdf = await context.papers.forExport(checkedFor(context.customer.id), readableOf(data));
  return { json: { content: json, digest: sha256(json) }, pdf };
}

/** The check is used up first, then the files are drawn, before the transaction, which only stores them. */
async function make(context: Outside<MemberContext>, { checkToken }: Request<'dataExportAsk'>) {
  await checkRoom(context);
  const exportNo = newKey();
  const { made: files, noted } = await spendAhead(context, ['exportData', checkToken], () =>
    draw(context, exportNo),
  );
  return async (own: MemberContext) => {
    const { sql, customer, tokenHash, now, today, settings } = own;
    await lockCustomer(sql, customer.id);
    await checkRoom(own);
    await noted(own);
    const row: DataExportRow = {
      export_no: exportNo,
      customer_id: customer.id,
      asked_at: now,
      expires_at: new Date(now.getTime() + DAY_MS),
      open_for: tokenHash,
      open_until: new Date(now.getTime() + OPEN_MS),
    };
    await addDataExport(sql, row, files);
    await remember(sql, files.pdf, null);
    const event = { about: exportNo, today, servicePhone: settings.servicePhone };
    await notify(sql, customer.id, exportReady(event), now);
    return answerOf(row, await exportFiles(sql, [exportNo]), now);
  };
}

/** The files hold what proves the identity elsewhere: a session gets them only for its own check. */
async function checkOpen(
  context: MemberContext,
  { export_no, open_for, open_until }: DataExportRow,
  checkToken = '',
): Promise<void> {
  const { sql, tokenHash, now } = context;
  if (open_for === tokenHash && open_until !== null && open_until > now) return;
  await spendCheck(context, 'takeExport', checkToken);
  await openExport(sql, export_no, tokenHash, new Date(now.getTime() + OPEN_MS));
}

async function link(
  context: MemberContext,
  { exportNo, format, checkToken }: Request<'dataExportLink'>,
): Promise<Response<'dataExportLink'>> {
  const { sql, customer, now, settings } = context;
  const row = await findDataExport(sql, customer.id, exportNo);
  if (row === undefined) throw refuseExport('exportUnknown');
  if (row.expires_at <= now) throw refuseExport('exportExpired');
  const file = (await exportFiles(sql, [exportNo])).find((one) => one.format === format);
  if (file === undefined) throw refuseExport('exportExpired');
  if (file.taken_at !== null) throw refuseExport('exportTaken');
  await checkOpen(context, row, checkToken);
  const address = newLink(context);
  await setExportTicket(sql, file, address);
  return { url: `${settings.publicUrl}/exports/${address.ticket}`, fileName: EXPORT_NAMES[format] };
}

export const dataExportHandlers: HandlersOf<typeof dataExportCalls> = {
  dataExportAsk: { before: (request, context) => make(context, request) },
  async dataExportList(_request, { sql, customer, now }) {
    const rows = await listDataExports(sql, customer.id);
    const files = await exportFiles(
      sql,
      rows.map(({ export_no }) => export_no),
    );
    return { list: rows.map((row) => answerOf(row, files, now)) };
  },
  dataExportLink: (request, context) => link(context, request),
};
