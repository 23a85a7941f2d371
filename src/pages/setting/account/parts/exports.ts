import type { Response } from '@/contract';
import type { ExportFormat } from '@/contract/codes';
import { dataExportCalls } from '@/contract/dataExport';
import { civilDateAt, formatChinese, timeText } from '@/domain/dates/civil';
import { unfetched } from '@/model/unfetched';
import { files } from '@/platform/files';
import { call } from '@/request';
import { ACCOUNT } from './texts';

export interface ExportView {
  readonly exportNo: string;
  /** '11月22日 14:05 生成，11月23日 14:05 前可以下载' */
  readonly note: string;
  readonly expired: boolean;
  readonly files: readonly { readonly format: ExportFormat; readonly taken: boolean }[];
}

export interface OneFile {
  readonly exportNo: string;
  readonly format: ExportFormat;
}

function timeOf(instant: string): string {
  const at = Date.parse(instant);
  return `${formatChinese(civilDateAt(at))} ${timeText(at)}`;
}

export const exportView = ({
  exportNo,
  askedAt,
  expiresAt,
  expired,
  files: own,
}: Response<'dataExportAsk'>): ExportView => ({
  exportNo,
  note: `${timeOf(askedAt)} 生成，${timeOf(expiresAt)} 前可以下载`,
  expired: expired === 'Y' || own.length === 0,
  files: own.map(({ format, taken }) => ({ format, taken: taken === 'Y' })),
});

/**
 * Downloads one file, once. If the host needs another tap, the result hands the file over then; undefined: it is handed over.
 * Rejects with CallFailure.
 */
export async function takeFile(
  { exportNo, format }: OneFile,
  checkToken: string | undefined,
): Promise<(() => Promise<boolean>) | undefined> {
  const { url, fileName } = await call(dataExportCalls.dataExportLink, { exportNo, format, checkToken });
  if (format === 'pdf') {
    const { kind } = await files.givePdf(url, fileName);
    if (kind !== 'given') throw unfetched(ACCOUNT[kind], kind);
    return undefined;
  }
  const got = await files.fetchFile(url, fileName);
  if (got.kind !== 'file') throw unfetched(ACCOUNT[got.kind], got.kind);
  return (await got.give()) ? undefined : got.give;
}
