import { join } from 'node:path';
import { root } from '../architecture/files';
import { Console } from '../gateway/bank/console';
import { overNetwork } from '../gateway/bank/send';
import type { GatewayProcess } from '../journeys/driver/gateway';
import { FAILED } from '../journeys/driver/patience';
import { applyForCredit } from '../journeys/flows/credit';
import { drawLoan } from '../journeys/flows/loan';
import { logInFromHome } from '../journeys/flows/login';
import { openLoan, payQuote, repayDue } from '../journeys/flows/repay';
import { EngineDriver } from './driver';
import type { Engine } from './engine';

/** Login, application with photos, borrowing, repaying, settling; fails on errors of scripts and on pages wider than the screen. */
export async function liveMainLoop(engine: Engine, gateway: GatewayProcess, name: string): Promise<void> {
  const driver = new EngineDriver(engine, gateway.url, join(root, '.test-output', 'engines', name));
  const console = new Console(overNetwork(gateway.url));
  const all = { driver, console, gateway, effects: () => Promise.resolve([]) };
  const phone = '13800138000';
  try {
    await logInFromHome(all, phone);
    await applyForCredit(all, phone);
    await drawLoan(all, '5,000', true);
    await driver.see('已放款');
    await driver.screenshot('paid-out');
    await repayDue(all);
    await driver.see('还款成功，这期已还清');
    await openLoan(all);
    await driver.tapRole('button', /^冷静期全额还本 [\d,.]+ 元$/);
    await payQuote(all);
    await driver.see('已全部还清');
    await driver.screenshot('settled');
    const problems = await driver.problems();
    if (problems.length > 0) throw new Error(`behind the pages:\n${problems.join('\n')}`);
    const { balanced } = await console.ledger();
    if (!balanced) throw new Error('the ledger is not balanced');
  } catch (error) {
    await driver.screenshot(FAILED).catch(() => undefined);
    throw error;
  } finally {
    driver.close();
  }
}
