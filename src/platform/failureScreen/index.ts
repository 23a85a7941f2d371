import { element, FONT, WHOLE_SCREEN } from '../prompt/element';

/** The message that replaces a page that could not be shown. */
export interface Failure {
  readonly title: string;
  readonly text: string;
  /** Finds the failure in the error log. */
  readonly traceNo: string;
  /** Tries the same page again. */
  readonly reload: () => void;
  /** Goes to the first page. */
  readonly restart: () => void;
}

export interface FailureScreenPort {
  /** Covers everything until the person chooses one of the two ways, or until it is hidden. A second failure does not replace the first one. */
  show(failure: Failure): void;
  /** Hides the screen, because the failure is over. A dialog of the host stays until it is answered. */
  hide(): void;
}

const ID = 'failure-screen';
const SCREEN = `${WHOLE_SCREEN}${FONT}z-index:9999;overflow:auto;padding:20vh 24px 24px;background:#f5f6fa;color:#1d2033;font-size:.9375rem;line-height:1.6;text-align:center;`;
const BUTTON =
  'display:block;width:100%;max-width:320px;min-height:48px;margin:0 auto 12px;border:0;border-radius:24px;font:inherit;';

function button(text: string, css: string, act: () => void): HTMLElement {
  const made = element('button', BUTTON + css, text);
  made.addEventListener('click', act);
  return made;
}

/** Plain DOM: it must work if React itself did not load. */
function draw({ title, text, traceNo, reload, restart }: Failure): HTMLElement {
  const again = button('重新加载', 'background:#2c2f5b;color:#fff', reload);
  const screen = element('div', SCREEN, [
    element('h1', 'margin:0 0 12px;font-size:1.25rem', title),
    element('p', 'margin:0 0 12px', text),
    element('p', 'margin:0 0 32px;color:#5c6078;font-size:.8125rem;user-select:text', `问题编号 ${traceNo}`),
    again,
    button('回到首页', 'background:#eceefa;color:#2c2f5b', restart),
  ]);
  screen.id = ID;
  screen.setAttribute('role', 'alertdialog');
  screen.setAttribute('aria-modal', 'true');
  screen.setAttribute('aria-label', title);
  setTimeout(() => again.focus(), 0);
  return screen;
}

export const failureScreen: FailureScreenPort = {
  show(failure) {
    if (!document.getElementById(ID)) document.body.appendChild(draw(failure));
  },
  hide: () => document.getElementById(ID)?.remove(),
};
