import Taro from '@tarojs/taro';
import { backStep } from '@/platform/backStep/index.weapp';
import { soon } from '../soon';

/** What the element of the page on the screen was told. */
let told: boolean[];
let unfollow: () => void;
let closed: string[];
/** The page on the screen. */
const page = {};

const catcher = () => {
  const { catcher: found } = backStep;
  if (found === undefined) throw new Error('there is no catcher');
  return found;
};
/** WeChat has closed the element, as it does with Back. */
const pressBack = (): void => catcher().gone();
const shown = (): boolean | undefined => told[told.length - 1];
const covers: (() => void)[] = [];

/** A sheet that closes when it is told to. */
function open(name: string): void {
  const release = backStep.hold(() => {
    closed.push(name);
    release();
  });
  covers.push(release);
}

beforeEach(() => {
  Object.assign(Taro, { canIUse: (name: string) => name === 'page-container' });
  [told, closed] = [[], []];
  Object.assign(Taro, { getCurrentPages: () => [page] });
  unfollow = catcher().follow((covered) => void told.push(covered));
});
afterEach(async () => {
  covers.splice(0).forEach((release) => release());
  const free = backStep.free();
  catcher().gone();
  await free;
  unfollow();
});

describe("Back in the mini-program, with WeChat's page-container", () => {
  it('closes the sheet over the page, and then belongs to the page again', async () => {
    open('sheet');
    await soon(() => expect(shown()).toBe(true));
    pressBack();
    expect([closed, shown()]).toEqual([['sheet'], false]);
    await backStep.free();
    expect(told).toEqual([true, false]);
  });

  it('closes the upper one of two sheets, then the lower one', async () => {
    open('lower');
    await soon(() => expect(shown()).toBe(true));
    open('upper');
    pressBack();
    expect(closed).toEqual(['upper']);
    await soon(() => expect(told).toEqual([true, false, true]));
    pressBack();
    expect(closed).toEqual(['upper', 'lower']);
  });

  it('is caught again by a sheet that did not close', async () => {
    covers.push(backStep.hold(() => closed.push('asks still')));
    await soon(() => expect(shown()).toBe(true));
    pressBack();
    await soon(() => expect(told).toEqual([true, false, true]));
    expect(closed).toEqual(['asks still']);
  });

  it('lets a move begin only when the element has gone', async () => {
    open('sheet');
    await soon(() => expect(shown()).toBe(true));
    let free = false;
    const moved = backStep.free().then(() => {
      free = true;
    });
    expect(shown()).toBe(false);
    await Promise.resolve();
    expect(free).toBe(false);
    catcher().gone();
    await moved;
    expect(closed).toEqual([]);
  });

  it('does not hold a move if the element never says that it has gone', async () => {
    open('sheet');
    await soon(() => expect(shown()).toBe(true));
    await backStep.free();
    expect(shown()).toBe(false);
  });

  it('of a sheet that has just closed is not taken for a Back by the next sheet, however late its element says that it has gone', async () => {
    open('first');
    await soon(() => expect(shown()).toBe(true));
    covers.pop()?.();
    await soon(() => expect(shown()).toBe(false));
    open('second');
    await new Promise((late) => setTimeout(late, 150));
    catcher().gone();
    expect(closed).toEqual([]);
    await soon(() => expect(shown()).toBe(true));
    pressBack();
    expect(closed).toEqual(['second']);
  });

  it('is caught by the page on the screen, and not by one below it with the same address', async () => {
    const above: boolean[] = [];
    const top = {};
    Object.assign(Taro, { getCurrentPages: () => [page, top] });
    const leave = catcher().follow((covered) => void above.push(covered));
    open('sheet');
    await soon(() => expect(above).toEqual([true]));
    expect(told).toEqual([false]);
    pressBack();
    leave();
  });

  it('stays with the page in a client that has no such element', () => {
    Object.assign(Taro, { canIUse: () => false });
    expect(backStep.catcher).toBeUndefined();
    Object.assign(Taro, { canIUse: () => true });
  });
});
