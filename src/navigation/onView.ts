import { backStep } from '@/platform/backStep';

/** Made with a page's model; says whether that page is still the one on the screen. */
export function onView(): () => boolean {
  const page = backStep.page();
  return () => {
    const now = backStep.page();
    // Between two pages there may be none.
    return now === undefined || page === undefined || now === page;
  };
}
