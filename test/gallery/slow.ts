import type { Page } from 'playwright-core';

/** Each call is answered this much later. */
const LATE_MS = 1500;
const CPU_RATE = 4;

/** A poor connection and a cheap phone: what loads late shows where no place was kept for it. */
export async function makeSlow(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const call = ['xhr', 'fetch'].includes(route.request().resourceType());
    if (call) await new Promise((late) => setTimeout(late, LATE_MS));
    // The window may be closed by then.
    await route.continue().catch(() => undefined);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
}
