import { escapeHtml } from './html';
import { pdfForm, type ShownVerdict } from './pdfWords';
import { shell } from './shell';

/** What anyone may know of a certificate. */
export interface Verified {
  /** Masked: 林**. '': the years for which it is kept are over. */
  readonly name: string;
  /** The last digits of the loan number. */
  readonly loanTail: string;
  readonly settledOn: string;
  readonly issuedOn: string;
}

export type Verdict =
  | { readonly kind: 'ask' }
  | { readonly kind: 'valid' | 'revoked'; readonly facts: Verified }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'tooOften'; readonly waitMinutes: number };

interface VerifyPage {
  readonly nonce: string;
  readonly lender: string;
  readonly verdict: Verdict;
  /** Of an uploaded file. */
  readonly file?: ShownVerdict;
}

const TITLE = '文件核验';

const style = `
.state{display:flex;gap:12px;align-items:flex-start}
.mark{flex:none;width:36px;height:36px;border-radius:50%;display:grid;place-items:center;font-weight:700;font-size:20px}
.green .mark{background:#e6f5ee;color:#1b8a5f}
.red .mark{background:#fdecec;color:#c93a3a}
.state h2{font-size:18px;line-height:1.4}
dl{margin-top:12px;display:grid;grid-template-columns:auto 1fr;gap:10px 16px}
dt{color:#5c6078}
dd{margin:0;text-align:right;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
form.check{position:static;padding:16px;border-radius:16px;display:grid;gap:12px}
label{font-weight:600}
input{width:100%;min-height:48px;margin-top:8px;padding:0 14px;border:1px solid #9296ab;border-radius:12px;background:#fff;color:inherit;font:inherit;font-size:16px}
input[name=code]{text-transform:uppercase}
input[type=file]{padding:10px 14px}
.card li{margin-top:6px}
input:focus-visible{outline:3px solid #c98a2b;outline-offset:2px}
`;

const factsOf = ({ name, loanTail, settledOn, issuedOn }: Verified): string =>
  [
    ['借款人', name === '' ? '已不再保存' : name],
    ['借据编号', `尾号 ${loanTail}`],
    ['结清日期', settledOn],
    ['开具日期', issuedOn],
  ]
    .map(([label = '', value = '']) => `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');

function state(tone: 'green' | 'red', heading: string, text: string, facts = ''): string {
  const mark = tone === 'green' ? '✓' : '!';
  return `<section class="card ${tone}" role="status"><div class="state"><span class="mark" aria-hidden="true">${mark}</span>
<div><h2>${heading}</h2><p class="muted">${text}</p></div></div>${facts && `<dl>${facts}</dl>`}</section>`;
}

function outcome(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'ask':
      return '';
    case 'valid':
      // Without a name anybody could put their own on a copy.
      if (verdict.facts.name === '')
        return state(
          'red',
          '证明是真的，但无法核对姓名',
          '开具时登记的个人信息已不再保存。请不要凭证明上的姓名认定持有人，可以请对方提供其他材料。',
          factsOf(verdict.facts),
        );
      return state(
        'green',
        '证明真实有效',
        '请核对下面的内容与您手中的证明是否一致。',
        factsOf(verdict.facts),
      );
    case 'revoked':
      return state(
        'red',
        '这份证明已失效',
        '开具之后，这笔借款又有新的记账。请向持有人索取重新开具的证明。',
        factsOf(verdict.facts),
      );
    case 'unknown':
      return state('red', '没有查到这份证明', '请对照证明右下方的验证码，检查后再输入一次。');
    case 'tooOften':
      return state('red', '查询次数太多', `请 ${verdict.waitMinutes} 分钟后再试。`);
  }
}

const ofFile = ({ tone, heading, text, facts }: ShownVerdict): string =>
  state(
    tone,
    heading,
    text,
    facts.map(([label, value]) => `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`).join(''),
  );

/** The public page where anyone checks a certificate by its code, and any paper by its file. The typed code is never shown again. */
export function renderVerifyPage({ nonce, lender, verdict, file }: VerifyPage): string {
  const body = `<main>
<div><h1>${TITLE}</h1><p class="muted">${escapeHtml(lender)}</p></div>
${file === undefined ? outcome(verdict) : ofFile(file)}
<form class="check" method="post" action="/verify">
<label>结清证明的验证码<input name="code" required maxlength="64" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="XXXX-XXXX-XXXX-XXXX-XXXX"></label>
<button class="primary">核验</button>
</form>
<p class="muted">只显示姓氏、借据尾号和日期，不显示金额和证件号码。</p>
${pdfForm(lender)}
</main>`;
  return shell(nonce, TITLE, body, style);
}
