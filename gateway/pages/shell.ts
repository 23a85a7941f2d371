import { escapeHtml } from './html';

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
`;

/** A complete page of the gateway around `body` (HTML); `nonce` is the one in the response's Content-Security-Policy. */
export function shell(nonce: string, title: string, body: string, ownStyle = ''): string {
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style nonce="${escapeHtml(nonce)}">${style}${ownStyle}</style></head>
<body>${body}</body></html>`;
}

/** A page that says that something is over; with a link back if the return address is known. */
export function closedPage(
  nonce: string,
  { title, heading, text }: Readonly<Record<'title' | 'heading' | 'text', string>>,
  returnUrl?: string,
): string {
  const back = returnUrl === undefined ? '' : `<a class="link" href="${escapeHtml(returnUrl)}">返回</a>`;
  return shell(nonce, title, `<main><h1>${heading}</h1>\n<p class="muted">${text}</p>${back}</main>`);
}
