import type { Fault, FaultScreenPort } from './definitions';

export type { Fault, FaultScreenPort } from './definitions';

const ID = 'fault-screen';
const BUTTON =
  'display:block;width:100%;max-width:320px;min-height:48px;margin:0 auto 12px;border:0;border-radius:24px;font:inherit;';

function element(tag: string, css: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.style.cssText = css;
  made.textContent = text;
  return made;
}

function button(text: string, css: string, act: () => void): HTMLElement {
  const made = element('button', BUTTON + css, text);
  made.addEventListener('click', act);
  return made;
}

/** Drawn by hand and with its own style: it must stand when React or a style sheet is what is missing. */
function draw({ title, text, traceNo, reload, restart }: Fault): HTMLElement {
  const screen = element(
    'div',
    'position:fixed;top:0;right:0;bottom:0;left:0;z-index:99999;overflow:auto;box-sizing:border-box;padding:20vh 24px 24px;' +
      'background:#f5f6fa;color:#1d2033;text-align:center;font:15px/1.6 -apple-system,"PingFang SC","Noto Sans CJK SC",sans-serif',
    '',
  );
  screen.id = ID;
  screen.setAttribute('role', 'alertdialog');
  screen.setAttribute('aria-modal', 'true');
  screen.setAttribute('aria-label', title);
  const again = button('重新加载', 'background:#2c2f5b;color:#fff', reload);
  screen.append(
    element('h1', 'margin:0 0 12px;font-size:20px', title),
    element('p', 'margin:0 0 12px', text),
    element('p', 'margin:0 0 32px;color:#5c6078;font-size:13px;user-select:text', `问题编号 ${traceNo}`),
    again,
    button('回到首页', 'background:#eceefa;color:#2c2f5b', restart),
  );
  setTimeout(() => again.focus(), 0);
  return screen;
}

export const faultScreen: FaultScreenPort = {
  show(fault) {
    if (!document.getElementById(ID)) document.body.appendChild(draw(fault));
  },
};
