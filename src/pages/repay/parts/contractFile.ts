import { documentCalls } from '@/contract/document';
import { files } from '@/platform/files';
import { pdf, type PdfFile } from '@/platform/pdf';
import { call, CallFailure } from '@/request';

/** A signed contract: rendered here, or opened by the host. */
export interface ContractFile {
  readonly title: string;
  readonly fileName: string;
  /** Null if the host shows the file. */
  readonly content: { readonly bytes: ArrayBuffer; readonly file: PdfFile } | null;
}

const WORDS = {
  network: '文件没有下载下来，请检查网络后重试',
  refused: '下载地址已失效，重新加载会换一个新的',
  notPdf: '文件内容不完整，请重新加载',
  unavailable: '这台设备打不开 PDF 文件',
} as const;

/** Gets a ticket for one download and fetches the file. Rejects with CallFailure. */
export async function fetchContract(fileId: string): Promise<ContractFile> {
  const { url, title, fileName } = await call(documentCalls.contractDownload, { fileId });
  const outcome = await files.openPdf(url);
  if (outcome.kind === 'opened') return { title, fileName, content: null };
  if (outcome.kind !== 'bytes') throw failure(outcome.kind);
  const { bytes } = outcome;
  const read = await pdf.read(bytes).catch((error: unknown) => {
    // The scripts of the PDF reader did not load.
    console.warn('pdf', error);
    throw failure('network');
  });
  if (read.kind !== 'file') throw failure(read.kind);
  return { title, fileName, content: { bytes, file: read.file } };
}

const failure = (reason: keyof typeof WORDS): CallFailure =>
  new CallFailure({ kind: 'network', code: '', message: WORDS[reason], traceNo: '', detail: reason });
