import type { CreditNode } from '@/domain/credit/creditSteps';
import { currentNode, EMPTY_CONFIGURATION_TEXT, flowProgress, nextNode } from '@/domain/credit/creditSteps';

const NAMES = ['ocr', 'face', 'contact', 'bankCard', 'password'];

/** 'YYN' …: completed steps, in configured order. */
function nodes(complete: string): CreditNode[] {
  return Array.from(complete).map((letter, index) => ({
    pageName: NAMES[index] ?? '',
    pageComplete: letter === 'Y' ? 'Y' : 'N',
    pageRoute: `/pages/${NAMES[index] ?? ''}`,
    processPercent: index * 20,
  }));
}

describe('credit steps (spec §4)', () => {
  it.each([
    ['NNNNN', 'ocr'],
    ['YNNNN', 'face'],
    ['YYNNN', 'contact'],
    ['NYYYY', 'ocr'],
    ['YYYYN', 'password'],
    ['YYYYY', undefined],
    ['', undefined],
  ])('%s continues at %s', (complete, name) => expect(currentNode(nodes(complete))?.pageName).toBe(name));

  it.each([
    // The server may not know yet that the face step is done.
    ['YNNNN', 'face', 'contact'],
    ['YYNNN', 'face', 'contact'],
    ['YYYNN', 'face', 'bankCard'],
    ['YNYYY', 'face', undefined],
    ['YYYYN', 'password', undefined],
    ['NYYYN', 'password', 'ocr'],
    ['YNNNN', 'unknown', 'face'],
    ['', 'face', undefined],
  ])('%s after %s: %s', (complete, after, name) =>
    expect(nextNode(nodes(complete), after)?.pageName).toBe(name),
  );

  it.each([
    ['NNNNN', 0, 0],
    ['YYNNN', 40, 2],
    ['NYYYY', 0, 4],
    ['YYYYY', 100, 5],
  ])('%s is %d percent', (complete, percent, done) =>
    expect(flowProgress(nodes(complete))).toEqual({ percent, done, total: 5 }),
  );

  it.each([
    ['60', 60],
    ['60%', 60],
    ['33.4', 33],
    [250, 100],
    ['soon', 40],
    ['', 40],
  ])('reads processPercent %j as %d', (processPercent, percent) => {
    const flow = nodes('YYNNN').map((node) => ({ ...node, processPercent }));
    expect(flowProgress(flow).percent).toBe(percent);
  });

  it('has no progress without nodes, and a text for it', () => {
    expect(flowProgress([])).toEqual({ percent: 0, done: 0, total: 0 });
    expect(EMPTY_CONFIGURATION_TEXT).toBe('授信节点配置为空');
  });
});
