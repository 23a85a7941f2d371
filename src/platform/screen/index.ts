/** The mini-program's own button at the top right, in px from the top left of the window. */
export interface MenuButton {
  readonly top: number;
  readonly height: number;
  readonly left: number;
  readonly width: number;
}

/** The parts of the screen that belong to the system. */
export interface Insets {
  /** Height of the status bar as a CSS length. */
  readonly top: string;
  /** Height of the bar or rounded edge at the bottom, as a CSS length. */
  readonly bottom: string;
  /** Null if the host draws no button. */
  readonly menuButton: MenuButton | null;
}

export interface ScreenPort {
  /** The host draws the title bar of a page whose config asks for the standard one. */
  readonly drawsStandardBar: boolean;
  insets(): Insets;
  /** Size of the window in px; 0 × 0 if unknown. */
  size(): { readonly width: number; readonly height: number };
  /** The text size that the person has set in the host, as a factor; 1 where the page's own type unit follows it already. */
  textScale(): number;
  /** Calls back on every change of the size. Returns a function that unsubscribes. */
  onResize(changed: () => void): () => void;
  /** An open sheet covers the whole screen, tab bar included. Returns a function that ends this. */
  cover(): () => void;
  /** Draws the app as a centred frame of half the window, or over the whole window (spec §1). */
  setFramed(framed: boolean): void;
}

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
  textScale: () => 1,
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
