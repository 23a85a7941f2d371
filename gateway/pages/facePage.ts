import { escapeHtml } from './html';

export interface FacePage {
  readonly token: string;
  /** Whose check it is, already masked, such as 林**（138****0001）. */
  readonly subject: string;
  readonly returnUrl: string;
  /** Of the response's Content-Security-Policy. */
  readonly nonce: string;
}

const style = `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;background:#f5f6fa;color:#1d2033;
font:15px/1.6 -apple-system,BlinkMacSystemFont,"PingFang SC","Hiragino Sans GB","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
main{width:100%;max-width:480px;margin:0 auto;padding:20px 16px;flex:1;display:flex;flex-direction:column;gap:16px}
.tag{align-self:flex-start;padding:2px 10px;border-radius:8px;background:#fdf4e3;color:#7d5310;font-size:13px}
h1{font-size:24px;line-height:1.35}
h2{font-size:15px}
.muted{color:#5c6078}
.stage{padding:28px 16px 20px;border-radius:16px;text-align:center;color:#fff;background:linear-gradient(160deg,#2c2f5b,#575cb0)}
.ring{position:relative;width:190px;height:190px;margin:0 auto 16px}
.ring svg{width:100%;height:100%;display:block}
.sweep{transform-origin:50% 50%;animation:turn 2.4s linear infinite}
.scan{animation:scan 2.4s ease-in-out infinite alternate}
@keyframes turn{to{transform:rotate(360deg)}}
@keyframes scan{from{transform:translateY(-46px)}to{transform:translateY(46px)}}
.card{padding:16px;border-radius:16px;background:#fff}
.card ol{margin-top:8px;padding-left:20px;color:#5c6078}
.to{margin-top:10px;font-size:13px;color:#5c6078;overflow-wrap:anywhere}
form{position:sticky;bottom:0;width:100%;background:#fff;padding:12px 16px calc(12px + env(safe-area-inset-bottom))}
.row{max-width:448px;margin:0 auto;display:grid;grid-template-columns:1fr 1fr;gap:12px}
button,.link{min-height:48px;padding:0 16px;border:0;border-radius:24px;font:inherit;font-weight:600;cursor:pointer}
.primary{grid-column:1/-1;background:#2c2f5b;color:#fff;font-size:16px}
.soft{background:#eceefa;color:#2c2f5b}
.link{display:flex;align-items:center;justify-content:center;background:#2c2f5b;color:#fff;text-decoration:none}
button:focus-visible,.link:focus-visible{outline:3px solid #c98a2b;outline-offset:2px}
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

/** A whole page around `body`; `body` is HTML already. */
function page(nonce: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style nonce="${escapeHtml(nonce)}">${style}</style></head>
<body>${body}</body></html>`;
}

/** The gateway's own face check: says what a real one would do, takes no picture, and lets the person choose how it ends. */
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
  return page(nonce, '人脸核身（沙箱）', body);
}

/** What an unknown, used or expired check shows; with a way back where one is known. */
export function renderFaceClosed(nonce: string, returnUrl?: string): string {
  const back = returnUrl === undefined ? '' : `<a class="link" href="${escapeHtml(returnUrl)}">返回</a>`;
  const body = `<main><h1>这次检测已经结束</h1>
<p class="muted">链接已用过或已过期。请回到申请页面，重新开始人脸核身。</p>${back}</main>`;
  return page(nonce, '检测已结束', body);
}
