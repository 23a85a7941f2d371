import type { Insets, ScreenPort } from './definitions';

export type { Insets, MenuButton, ScreenPort } from './definitions';

const INSETS: Insets = {
  top: 'env(safe-area-inset-top, 0px)',
  bottom: 'env(safe-area-inset-bottom, 0px)',
  menuButton: null,
};

/** Open sheets: a second one may open before the first has moved out. */
let sheets = 0;
const showCovered = (): void => void document.documentElement.classList.toggle('yl-covered', sheets > 0);

export const screen: ScreenPort = {
  drawsStandardBar: false,
  insets: () => INSETS,
  size: () => ({ width: window.innerWidth, height: window.innerHeight }),
  onResize(changed) {
    window.addEventListener('resize', changed);
    return () => window.removeEventListener('resize', changed);
  },
  cover() {
    sheets += 1;
    showCovered();
    return () => {
      sheets -= 1;
      showCovered();
    };
  },
  setFramed: (framed) => void document.documentElement.classList.toggle('yl-framed', framed),
};
