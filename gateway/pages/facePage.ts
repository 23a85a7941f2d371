import { escapeHtml } from './html';
import { closedPage, shell } from './shell';

export interface FacePage {
  readonly token: string;
  /** The person of the check, already masked, such as 林**（138****0001）. */
  readonly subject: string;
  readonly returnUrl: string;
  /** Of the response's Content-Security-Policy. */
  readonly nonce: string;
}

const style = `
.ring{position:relative;width:190px;height:190px;margin:0 auto 16px}
.ring svg{width:100%;height:100%;display:block}
.sweep{transform-origin:50% 50%;animation:turn 2.4s linear infinite}
.scan{animation:scan 2.4s ease-in-out infinite alternate}
@keyframes turn{to{transform:rotate(360deg)}}
@keyframes scan{from{transform:translateY(-46px)}to{transform:translateY(46px)}}
@media(prefers-reduced-motion:reduce){.sweep,.scan{animation:none}}
@media(max-height:640px){.ring{width:130px;height:130px}}
`;

const ring = `<div class="ring" aria-hidden="true"><svg viewBox="0 0 190 190" fill="none">
<circle cx="95" cy="95" r="88" stroke="#ffffff33" stroke-width="5"/>
<circle class="sweep" cx="95" cy="95" r="88" stroke="#f6e2b5" stroke-width="5" stroke-linecap="round" stroke-dasharray="150 403"/>
<clipPath id="lens"><circle cx="95" cy="95" r="76"/></clipPath>
<g clip-path="url(#lens)"><path fill="#eceefa" d="M0 0h190v190H0z"/>
<ellipse cx="95" cy="86" rx="29" ry="36" fill="#9aa0d6"/><path fill="#9aa0d6" d="M36 190c0-38 26-58 59-58s59 20 59 58z"/>
<path class="scan" stroke="#c98a2b" stroke-width="3" d="M14 95h162"/></g></svg></div>`;

/** The sandbox's face page: explains what a real face check would do, takes no picture, and lets the person choose the result. */
export function renderFacePage({ token, subject, returnUrl, nonce }: FacePage): string {
  const body = `<main>
<p class="tag">沙箱 · 模拟人脸核身</p>
<div><h1>请确认是您本人</h1><p class="muted">${escapeHtml(subject)}</p></div>
<section class="stage" aria-label="模拟取景框">${ring}<p>正在模拟取景，没有打开摄像头</p></section>
<section class="card"><h2>真实环境会做什么</h2><ol>
<li>征得您单独同意后打开摄像头</li>
<li>请您眨眼或转头，确认是真人</li>
<li>与身份证照片比对，只把结果交回</li></ol>
<p class="to">选择后返回 ${escapeHtml(returnUrl)}</p></section>
</main>
<form method="post" action="/sandbox/face/decide">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<div class="row">
<button class="primary" name="outcome" value="passed">通过检测</button>
<button class="soft" name="outcome" value="failed">未通过</button>
<button class="soft" name="outcome" value="cancelled">取消</button>
</div></form>`;
  return shell(nonce, '人脸核身（沙箱）', body, style);
}

/** The page of an unknown, used or expired check; with a link back if the return address is known. */
export const renderFaceClosed = (nonce: string, returnUrl?: string): string =>
  closedPage(
    nonce,
    {
      title: '检测已结束',
      heading: '这次检测已经结束',
      text: '链接已用过或已过期。请回到申请页面，重新开始人脸核身。',
    },
    returnUrl,
  );
