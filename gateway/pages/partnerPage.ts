import { escapeHtml } from './html';
import { closedPage, shell } from './shell';

export interface PartnerPage {
  readonly token: string;
  /** The person, already masked, such as 林**（138****0001）. */
  readonly subject: string;
  readonly lender: string;
  /** Of the response's Content-Security-Policy. */
  readonly nonce: string;
}

/** The sandbox's partner: explains what a real partner's page would do, and lets the person choose the result. */
export function renderPartnerPage(page: PartnerPage): string {
  const { token, nonce } = page;
  const [subject, lender] = [page.subject, page.lender].map(escapeHtml);
  const body = `<main>
<p class="tag">沙箱 · 模拟合作机构</p>
<div><h1>核实工作信息</h1><p class="muted">${subject}</p></div>
<section class="card"><h2>同意后会怎样</h2><ol>
<li>核对您是否有在职的社保记录</li>
<li>只把“已核实”或“未核实”告诉${lender}</li>
<li>不提供账号、密码和缴纳明细</li></ol></section>
</main>
<form method="post" action="/sandbox/partner/decide">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<div class="row">
<button class="primary" name="outcome" value="done">同意并核实</button>
<button class="soft" name="outcome" value="refused">不同意</button>
<button class="soft" name="outcome" value="failed">模拟未核实</button>
</div></form>`;
  return shell(nonce, '核实工作信息（沙箱）', body);
}

/** The last page of the partner: the product sees that a page was loaded, and asks for the result. */
export const renderPartnerEnd = (nonce: string): string =>
  closedPage(nonce, {
    title: '办理结束',
    heading: '已收到您的选择',
    text: '正在回到额度申请。如果没有自动返回，请点左上角返回。',
  });

/** The page of an unknown, used or expired step. */
export const renderPartnerClosed = (nonce: string): string =>
  closedPage(nonce, {
    title: '页面已失效',
    heading: '这个页面已经失效',
    text: '链接已用过或已过期。请返回额度申请，重新开始这一步。',
  });
