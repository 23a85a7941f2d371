import { screen } from '@/platform/screen';

/** Spec §9 window resize debounce. */
const SETTLED_AFTER_MS = 300;
/** CSS px. A phone whose keyboard is open is wider than high for a while, but not as wide as this. */
const NARROWEST_FRAMED = 560;

/** Keeps the frame of wide screens true to the window (spec §1). Once, at launch. */
export function watchFrame(): void {
  const settle = (): void => {
    const { width, height } = screen.size();
    screen.setFramed(width > height && width >= NARROWEST_FRAMED);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  screen.onResize(() => {
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLED_AFTER_MS);
  });
  settle();
}
