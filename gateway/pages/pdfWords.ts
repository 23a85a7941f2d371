import { civilDateAt, formatChinese, timeText } from '@/domain/dates/civil';
import { escapeHtml } from './html';
import type { PdfVerdict } from '../papers/verdict';

/** What the page says of a file, or why it says nothing. */
export type FileAnswer =
  PdfVerdict | { readonly kind: 'tooLarge' } | { readonly kind: 'tooOften'; readonly waitMinutes: number };

/** How a result is shown: its colour, its words, and rows of facts. */
export interface ShownVerdict {
  readonly tone: 'green' | 'red';
  readonly heading: string;
  readonly text: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
}

const red = (heading: string, text: string): ShownVerdict => ({ tone: 'red', heading, text, facts: [] });

const timeOf = (at: Date): string =>
  `${formatChinese(civilDateAt(at.getTime()), 'full')} ${timeText(at.getTime())}`;

const grouped = (print: string): string => print.toUpperCase().replace(/.{4}(?=.)/g, '$& ');

function factsOf({ title, signedAt, print }: Extract<PdfVerdict, { title: string }>): ShownVerdict['facts'] {
  return [
    ...(title === '' ? [] : [['文件', title] as const]),
    ['签署时间', timeOf(signedAt)],
    ['证书指纹（SHA-256）', grouped(print)],
  ];
}

/** The words for an uploaded file. */
export function pdfWords(verdict: FileAnswer): ShownVerdict {
  switch (verdict.kind) {
    case 'ours':
      return {
        tone: 'green',
        heading: '文件真实有效',
        text: '这份文件由我公司签署，签署之后一个字节也没有改动。',
        facts: factsOf(verdict),
      };
    case 'oursRevoked':
      return {
        tone: 'red',
        heading: '这份证明已失效',
        text: '文件由我公司签署，没有被改动；但开具之后，这笔借款又有新的记账。请向持有人索取重新开具的证明。',
        facts: factsOf(verdict),
      };
    case 'changed':
      return red(
        '这份文件被改动过',
        '它的电子签名与现在的内容对不上，请不要相信其中的内容，并向持有人索取原文件。',
      );
    case 'foreign':
      return red(
        '不是我公司签署的文件',
        '文件里没有我公司的电子签名。截图、拍照、打印成的 PDF 和转换过格式的文件都不带签名，请上传下载时的原文件。',
      );
    case 'noPdf':
      return red('没有读到 PDF 文件', '请选择从应用里下载的 PDF 原文件。');
    case 'tooLarge':
      return red('文件太大', '最大 5 MB。我公司签署的文件都比这小，请检查是否选对了文件。');
    case 'tooOften':
      return red('查询次数太多', `请 ${verdict.waitMinutes} 分钟后再试。`);
  }
}

/** The form, and what to look at in a PDF reader. */
export const pdfForm = (
  lender: string,
): string => `<form class="check" method="post" action="/verify/file" enctype="multipart/form-data">
<label>或上传 PDF 文件<input type="file" name="file" accept="application/pdf,.pdf" required></label>
<p class="muted">合同、授权书、结清证明和个人信息副本都可以核验，最大 5 MB。我们只查看签名，不保存文件。</p>
<button class="primary">核验文件</button>
</form>
<section class="card"><h2>在 PDF 阅读器里怎么看</h2><ol>
<li>用电脑上的 Adobe Acrobat Reader、福昕等阅读器打开下载的原文件，点开“签名”面板。</li>
<li>签名人应是${escapeHtml(lender)}或其证书上的名称，原因一栏是文件的名称和编号。</li>
<li>应显示“自应用签名以来，文档未被修改”。若显示“已被更改”或“签名无效”，内容已不可信。</li>
<li>显示“签名人身份未知”，是阅读器没有安装我们的证书，不代表文件被改动；请把证书的 SHA-256 指纹与本页核验结果里的比对。</li>
</ol></section>`;
