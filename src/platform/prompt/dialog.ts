import { backStep } from '@/platform/backStep';
import type { Question } from './definitions';
import { element, FONT, textSize, WHOLE_SCREEN } from './element';

const LAYER = `${WHOLE_SCREEN}${FONT}z-index:9500;display:flex;align-items:center;justify-content:center;padding:24px;background:rgba(18,19,35,.55);`;
const CARD =
  'width:100%;max-width:320px;max-height:100%;overflow:auto;box-sizing:border-box;padding:24px 20px 20px;border-radius:16px;' +
  'background:#fff;color:#1d2033;outline:0;overflow-wrap:anywhere;';
const TITLE = `${textSize(1.125)}margin:0 0 8px;font-weight:600;line-height:1.4;text-align:center;`;
const TEXT = `word-break:normal;${textSize(0.9375)}margin:0 0 20px;color:#5c6078;line-height:1.6;text-align:center;white-space:pre-line;`;
const BUTTON = `font:inherit;${textSize(0.9375)}flex:1;min-width:104px;min-height:44px;padding:8px 16px;border:0;border-radius:22px;font-weight:600;`;

let settlePending: ((confirmed: boolean) => void) | undefined;

function button(text: string, css: string, act: () => void): HTMLElement {
  const made = element('button', BUTTON + css, text);
  made.type = 'button';
  made.addEventListener('click', act);
  return made;
}

/** Tab stays inside the dialog; Escape answers no. */
function keepKeys(layer: HTMLElement, buttons: readonly HTMLElement[], cancel: () => void): void {
  layer.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') cancel();
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const now = buttons.findIndex((one) => one === document.activeElement);
    const step = event.shiftKey ? -1 : 1;
    buttons[now < 0 ? 0 : (now + step + buttons.length) % buttons.length]?.focus();
  });
}

/** Asks in a dialog with real buttons. If the person leaves the page, or another question comes, the answer is no. */
export function ask({
  title,
  content,
  confirmText = '确定',
  cancelText = '取消',
}: Question): Promise<boolean> {
  settlePending?.(false);
  return new Promise((resolve) => {
    const before = document.activeElement;
    const settle = (confirmed: boolean): void => {
      if (settlePending === settle) settlePending = undefined;
      letGo();
      window.removeEventListener('popstate', leave);
      layer.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(confirmed);
    };
    const leave = (): void => settle(false);
    const yes = button(confirmText, 'background:#2c2f5b;color:#fff;', () => settle(true));
    const no = cancelText === null ? [] : [button(cancelText, 'background:#eceefa;color:#2c2f5b;', leave)];
    const card = element('div', CARD, [
      element('h2', TITLE, title),
      element('p', TEXT, content),
      element('div', 'display:flex;flex-wrap:wrap;gap:12px;', [...no, yes]),
    ]);
    card.setAttribute('role', 'alertdialog');
    card.setAttribute('aria-modal', 'true');
    card.setAttribute('aria-label', title);
    card.tabIndex = -1;
    const layer = element('div', LAYER, [card]);
    keepKeys(layer, [...no, yes], leave);
    const letGo = backStep.hold(leave);
    window.addEventListener('popstate', leave);
    settlePending = settle;
    document.body.appendChild(layer);
    // Do not focus a button: an Enter that was meant for the page must not answer.
    card.focus();
  });
}
