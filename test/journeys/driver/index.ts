import { afterAll, beforeAll } from 'vitest';
import type { Browser } from 'playwright-core';
import { Console } from '../../gateway/bank/console';
import { overNetwork } from '../../gateway/bank/send';
import { launchBrowser, PHONE } from './browser';
import type { Driver } from './definitions';
import { PageErrors } from './errors';
import { GatewayProcess } from './gateway';
import { H5Driver } from './h5';

export type { Driver, Patience, Role } from './definitions';

/** What a journey has at hand. */
export interface Journey {
  readonly driver: Driver;
  /** The sandbox's console: inbox, clock, personas, faults, decisions, ledger. */
  readonly console: Console;
  readonly gateway: GatewayProcess;
}

export interface Stage {
  /** From the first test on. */
  readonly gateway: GatewayProcess;
  readonly browser: Browser;
  /** Runs one journey in a browser of its own; fails on anything unexpected on the page's console. */
  journey(name: string, steps: (journey: Journey) => Promise<void>): Promise<void>;
}

/** A gateway with a fresh database and a browser, for the journeys of one file. Call it once, at the top of the file. */
export function stage(): Stage {
  let gateway: GatewayProcess;
  let browser: Browser;
  beforeAll(async () => {
    [gateway, browser] = await Promise.all([GatewayProcess.start(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await gateway.close();
  });

  async function journey(name: string, steps: (journey: Journey) => Promise<void>): Promise<void> {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const errors = new PageErrors(page);
    const driver = new H5Driver(page, gateway.url, name, errors);
    const console = new Console(overNetwork(gateway.url));
    // What an earlier journey broke and did not use up.
    await console.clearFaults();
    try {
      await steps({ driver, gateway, console });
      if (errors.unexpected.length > 0) throw new Error(`behind the page:\n${errors.unexpected.join('\n')}`);
    } catch (error) {
      await driver.screenshot('failed').catch(() => undefined);
      if (errors.unexpected.length > 0)
        process.stderr.write(`${name}, behind the page:\n${errors.unexpected.join('\n')}\n`);
      throw error;
    } finally {
      await context.close();
    }
  }
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
