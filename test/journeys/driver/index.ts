import type { Browser } from 'playwright-core';
import { Console } from '../../gateway/bank/console';
import { overNetwork } from '../../gateway/bank/send';
import { launchBrowser } from './browser';
import type { Driver } from './definitions';
import { GatewayProcess } from './gateway';
import type { Opened } from './opened';
import { FAILED } from './patience';
import { open, publicUrl, target, type Opening } from './targets';

export type { Driver, Patience, Role } from './definitions';
export { PATIENCE_MS } from './patience';
export { target } from './targets';

/** What a journey works with. */
export interface Journey {
  readonly driver: Driver;
  /** The sandbox's console: inbox, clock, personas, faults, decisions, ledger. */
  readonly console: Console;
  readonly gateway: GatewayProcess;
  readonly effects: Opened['effects'];
}

/** A journey on a phone to which something can happen. */
export interface OnPhone extends Journey {
  readonly happens: Opened['happens'];
}

export interface Stage {
  /** Available from the first test on. */
  readonly gateway: GatewayProcess;
  readonly browser: Browser;
  /** Runs one journey in its own window; fails on any unexpected error behind its pages. */
  journey(
    name: string,
    steps: (journey: OnPhone) => Promise<void>,
    options?: Pick<Opening, 'phone' | 'nervous' | 'framesLater'>,
  ): Promise<void>;
}

/**
 * A gateway with a fresh database and a browser, for the journeys of one file, on the target of this run. Call it once, at the top of the file. `env`:
 * settings of this gateway.
 */
export function stage(env: Readonly<Record<string, string>> = {}): Stage {
  let gateway: GatewayProcess;
  let browser: Browser;
  beforeAll(async () => {
    [gateway, browser] = await Promise.all([GatewayProcess.start(publicUrl, env), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await gateway.close();
  });

  const journey: Stage['journey'] = async (name, steps, options) => {
    const console = new Console(overNetwork(gateway.url));
    // Faults that an earlier journey set and did not use up.
    await console.clearFaults();
    const app = await open({ browser, gatewayUrl: gateway.url, journey: name, ...options });
    try {
      await steps({
        driver: app.driver,
        gateway,
        console,
        effects: () => app.effects(),
        happens: app.happens,
      });
      const problems = await app.problems();
      if (problems.length > 0) throw new Error(`behind the page:\n${problems.join('\n')}`);
    } catch (error) {
      await app.driver.screenshot(FAILED).catch(() => undefined);
      const problems = await app.problems().catch(() => []);
      if (problems.length > 0)
        process.stderr.write(`${target} ${name}, behind the page:\n${problems.join('\n')}\n`);
      throw error;
    } finally {
      await app.close();
    }
  };
  return {
    journey,
    get gateway() {
      return gateway;
    },
    get browser() {
      return browser;
    },
  };
}
