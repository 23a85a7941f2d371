import { screen } from '@/platform/screen';

/** Spec §9 window resize debounce. */
const SETTLED_AFTER_MS = 300;
/** CSS px. A phone with an open keyboard may be wider than high, but not as wide as this. */
const NARROWEST_FRAMED = 560;
/** Lower windows are phones on their side: half of their width cannot be read. */
const LOWEST_FRAMED = 500;

/** Updates the frame of wide screens when the window changes (spec §1). Called once, at launch. */
export function watchFrame(): void {
  const settle = (): void => {
    const { width, height } = screen.size();
    screen.setFramed(width > height && width >= NARROWEST_FRAMED && height >= LOWEST_FRAMED);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  screen.onResize(() => {
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLED_AFTER_MS);
  });
  settle();
}
