import { escapeHtml } from './html';
import { closedPage, shell } from './shell';

export interface BankPage {
  readonly token: string;
  readonly bankName: string;
  /** The person who binds the card, already masked, such as 林**（138****0001）. */
  readonly subject: string;
  /** Last four digits of the card in question. */
  readonly tail: string;
  /** The company that may pay out to the card and debit it. */
  readonly lender: string;
  readonly returnUrl: string;
  /** Of the response's Content-Security-Policy. */
  readonly nonce: string;
}

const style = `
.bank{padding:20px 16px;border-radius:16px;color:#fff;background:linear-gradient(160deg,#2c2f5b,#575cb0)}
.bank b{display:block;margin-top:24px;font-size:22px;letter-spacing:2px;font-variant-numeric:tabular-nums}
`;

/** The sandbox's bank page: explains what a real bank page would do, and lets the person choose the result. */
export function renderBankPage(page: BankPage): string {
  const { token, nonce } = page;
  const [bankName, subject, tail, lender, returnUrl] = [
    page.bankName,
    page.subject,
    page.tail,
    page.lender,
    page.returnUrl,
  ].map(escapeHtml);
  const body = `<main>
<p class="tag">沙箱 · 模拟${bankName}</p>
<div><h1>是否授权绑定这张卡？</h1><p class="muted">${subject}</p></div>
<section class="bank" aria-label="要绑定的银行卡">${bankName} · 储蓄卡<b>**** **** **** ${tail}</b></section>
<section class="card"><h2>同意后会怎样</h2><ol>
<li>${lender}可以把借款打到这张卡</li>
<li>到期还款时可以从这张卡扣款</li>
<li>银行只告知卡号和预留手机号，不告知余额</li></ol>
<p class="to">选择后返回 ${returnUrl}</p></section>
</main>
<form method="post" action="/sandbox/bank/decide">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<div class="row">
<button class="primary" name="outcome" value="agreed">同意绑定</button>
<button class="soft" name="outcome" value="refused">不同意</button>
<button class="soft" name="outcome" value="failed">模拟银行拒绝</button>
</div></form>`;
  return shell(nonce, '绑定银行卡（沙箱）', body, style);
}

/** The page of an unknown, used or expired binding; with a link back if the return address is known. */
export const renderBankClosed = (nonce: string, returnUrl?: string): string =>
  closedPage(
    nonce,
    {
      title: '绑卡已结束',
      heading: '这次绑卡已经结束',
      text: '链接已用过或已过期。请回到“我的银行卡”，重新开始绑卡。',
    },
    returnUrl,
  );
