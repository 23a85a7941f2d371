import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { routes } from '@/navigation/routes';
import { drafts, type Draft, type Flow } from '@/storage/drafts';
import { callbackPatterns } from '../../config/callbacks';
import { root } from '../architecture/files';
import { freePort } from '../gateway/bank/process';
import { startGateway, type Bank, type TestPerson } from '../gateway/harness';
import { confirmFront, consent, phones } from '../gateway/steps';
import { launchBrowser, PHONE } from '../journeys/driver/browser';
import { Shelf } from '../app/device';

const phone = phones(700);
let folder: string;
let bank: Bank;
let browser: Browser;

/** The real gateway, with the callback pages of a build; of the app there are only addresses. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'callback-app-'));
  for (const { from, to } of callbackPatterns(folder, { production: false })) cpSync(join(root, from), to);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="zh-CN"><title>app</title></html>');
  const port = await freePort();
  const settings = { appDir: folder, publicUrl: `http://127.0.0.1:${port}` };
  [bank, browser] = await Promise.all([startGateway({ settings }), launchBrowser()]);
  await bank.app.listen({ host: '127.0.0.1', port });
}, 90_000);
afterAll(async () => {
  await browser.close();
  await bank.close();
  rmSync(folder, { recursive: true, force: true });
});

async function identified(): Promise<TestPerson> {
  const person = await bank.register(phone());
  await confirmFront(person);
  return person;
}

/** Stores what the app keeps, opens `url` and makes the choice there; returns the parameters of the page that the person comes back to. */
async function walk<F extends Flow>(
  url: string,
  [flow, kept]: readonly [F, Partial<Draft<F>>],
  choice: string,
  page: Page,
): Promise<{ readonly path: string; readonly params: Readonly<Record<string, string>> }> {
  const shelf = new Shelf().install();
  drafts.keep(flow, kept);
  await page.goto(bank.settings.publicUrl);
  await page.evaluate(
    (entries) => {
      for (const [name, text] of entries) localStorage.setItem(name, text);
    },
    [...shelf.texts],
  );
  await page.goto(url);
  await page.getByRole('button', { name: choice, exact: true }).click();
  await page.waitForURL(/\/#\/pages\//);
  const [path = '', query] = new URL(page.url()).hash.slice(1).split('?');
  return { path, params: Object.fromEntries(new URLSearchParams(query)) };
}

async function onPhone<T>(steps: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    return await steps(await context.newPage());
  } finally {
    await context.close();
  }
}

describe('from the app to a partner and back, through the real gateway', () => {
  it.each([
    ['同意绑定', 'agreed', 'bound'],
    ['不同意', 'refused', 'refused'],
    ['模拟银行拒绝', 'failed', 'failed'],
  ] as const)('binding: %s', async (choice, said, result) => {
    const person = await identified();
    const wish = { bankCode: 'CCB', terminal: 'h5' as const, agreements: ['bank-card'] };
    const { url, bindSeq, nonce } = await person.must('getSkipBankUrl', wish);
    await onPhone(async (page) => {
      const { path, params } = await walk(url, ['bindCard', { bindSeq, bindNonce: nonce }], choice, page);
      expect([path, params['result']]).toEqual([routes.quickBindLanding.path, said]);
      const { sign = '' } = params;
      const answer = await person.must('qryBindCardResult', { bindSeq, nonce, result: said, sign });
      expect(answer.result).toBe(result);
      // The same link does not lead to the bank again.
      await page.goto(url);
      await page.getByText('这次绑卡已经结束').waitFor();
    });
  });

  it.each([
    ['通过检测', 'passed'],
    ['未通过', 'failed'],
    ['取消', 'cancelled'],
  ] as const)('face check: %s', async (choice, result) => {
    const person = await identified();
    await consent(person, 'face');
    const nonce = 'made-by-the-app';
    const { url, bizToken } = await person.must('getH5Token', { scene: 'credit', terminal: 'h5', nonce });
    await onPhone(async (page) => {
      const back = await walk(url, ['credit', { faceNonce: nonce, bizToken }], choice, page);
      expect(back).toEqual({ path: routes.faceEnd.path, params: { bizToken, nonce } });
    });
    expect((await person.must('getAuthResult', { bizToken, nonce })).result).toBe(result);
  });
});
