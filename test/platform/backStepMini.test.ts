import Taro from '@tarojs/taro';
import { backStep } from '@/platform/backStep/index.weapp';
import { soon } from '../soon';
import { StackedPage } from './stackedPage';

let stack: StackedPage[];
let page: StackedPage;
let closed: string[];
let sheets: (() => void)[];

const openPage = (): StackedPage => new StackedPage(stack);

/** A sheet that closes when it is told to. */
function open(name: string, on = page): () => void {
  const release = backStep.hold(() => {
    closed.push(name);
    release();
  }, on);
  sheets.push(release);
  return release;
}

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  [stack, closed, sheets] = [[], [], []];
  Object.assign(Taro, { canIUse: (name: string) => name === 'page-container', getCurrentPages: () => stack });
  page = openPage();
});
afterEach(async () => {
  sheets.forEach((release) => release());
  [...stack].forEach((one) => one.unload());
  // A rest after a Back belongs to its test.
  await later(100);
});

describe("Back in the mini-program, with WeChat's page-container", () => {
  it('closes the sheet over the page, and then belongs to the page again', async () => {
    open('sheet');
    await page.caught();
    page.gone();
    expect([closed, page.shown]).toEqual([['sheet'], false]);
    await backStep.moving(() => Promise.resolve());
    expect(page.told).toEqual([true, false]);
  });

  it('closes the upper one of two sheets, then the lower one', async () => {
    open('lower');
    await page.caught();
    open('upper');
    page.gone();
    expect(closed).toEqual(['upper']);
    await page.caught();
    page.gone();
    expect(closed).toEqual(['upper', 'lower']);
  });

  it('told twice by a slow phone closes one of two sheets', async () => {
    open('lower');
    open('upper');
    await page.caught();
    page.gone();
    await soon(() => expect(page.shown).toBe(true));
    page.gone();
    expect(closed).toEqual(['upper']);
    await page.caught();
    page.gone();
    expect(closed).toEqual(['upper', 'lower']);
  });

  it('closes the sheet in a host that does not say that the element is there', async () => {
    open('sheet');
    await soon(() => expect(page.shown).toBe(true));
    await later(350);
    page.gone();
    expect(closed).toEqual(['sheet']);
  });

  it('in the moment after a sheet has closed goes back from the page', async () => {
    const backs = jest.fn(() => Promise.resolve());
    Object.assign(Taro, { navigateBack: backs });
    const above = openPage();
    const close = open('sheet', above);
    await above.caught();
    close();
    above.gone();
    expect(backs).toHaveBeenCalledTimes(1);
  });

  it('is caught again by a sheet that did not close', async () => {
    sheets.push(backStep.hold(() => closed.push('asks still'), page));
    await page.caught();
    page.gone();
    await soon(() => expect(page.told).toEqual([true, false, true]));
    expect(closed).toEqual(['asks still']);
  });

  it('of a sheet that has just closed is not taken for a Back by the next sheet, however late its element says that it has gone', async () => {
    const close = open('first');
    await page.caught();
    close();
    await soon(() => expect(page.shown).toBe(false));
    open('second');
    await later(150);
    page.gone();
    expect(closed).toEqual([]);
    await page.caught();
    page.gone();
    expect(closed).toEqual(['second']);
  });

  it('stays with the page in a client that has no such element', () => {
    Object.assign(Taro, { canIUse: () => false });
    expect(backStep.catcher).toBeUndefined();
  });
});

describe('A move from a page with an open sheet', () => {
  let began: boolean;
  let end: (failed?: boolean) => void;
  let moved: Promise<unknown>;
  const begin = (): void => {
    began = false;
    moved = backStep
      .moving(() => {
        began = true;
        return new Promise<void>((resolve, reject) => {
          end = (failed = false) => (failed ? reject(new Error('no page')) : resolve());
        });
      })
      .catch(() => undefined);
  };

  it('begins only when the element has gone', async () => {
    open('sheet');
    await page.caught();
    begin();
    expect(page.shown).toBe(false);
    await later(100);
    expect(began).toBe(false);
    page.gone();
    await soon(() => expect(began).toBe(true));
    end();
    expect(closed).toEqual([]);
  });

  it('is not swallowed by a sheet that opens while it waits or runs', async () => {
    open('sheet');
    await page.caught();
    begin();
    open('late');
    page.gone();
    await soon(() => expect(began).toBe(true));
    open('later');
    await later(150);
    expect(page.told).toEqual([true, false]);
    end();
  });

  it('is not held by an element that never says that it has gone', async () => {
    open('sheet');
    await page.caught();
    begin();
    await soon(() => expect(began).toBe(true));
    end();
  });

  it('that fails leaves Back with the sheet', async () => {
    open('sheet');
    await page.caught();
    begin();
    page.gone();
    await soon(() => expect(began).toBe(true));
    end(true);
    await moved;
    await page.caught();
    page.gone();
    expect(closed).toEqual(['sheet']);
  });

  it('leaves the new page to Back, and the sheet is closed by Back where it lies', async () => {
    open('sheet');
    await page.caught();
    begin();
    page.gone();
    await soon(() => expect(began).toBe(true));
    const above = openPage();
    end();
    await moved;
    await later(150);
    expect([page.shown, above.told]).toEqual([false, []]);

    above.unload();
    backStep.shown();
    await page.caught();
    page.gone();
    expect(closed).toEqual(['sheet']);
  });
});

describe('Of several pages', () => {
  it('the one on the screen catches Back, and not one below it with the same address', async () => {
    const above = openPage();
    open('sheet', above);
    await above.caught();
    expect(page.told).toEqual([]);
    page.gone();
    expect(closed).toEqual([]);
    above.gone();
    expect(closed).toEqual(['sheet']);
  });

  it('a sheet that opens late on a lower one does not take Back from the upper one', async () => {
    const above = openPage();
    open('late', page);
    await later(150);
    expect([page.told, above.told]).toEqual([[], []]);
  });

  it('one that is closed with its sheet open costs the next move no wait', async () => {
    const above = openPage();
    const close = open('sheet', above);
    await above.caught();
    above.unload();
    close();
    const began = jest.fn(() => Promise.resolve());
    void backStep.moving(began);
    await Promise.resolve();
    expect(began).toHaveBeenCalled();
  });
});
