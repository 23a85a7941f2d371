import { autorun } from 'mobx';
import { Resource } from '@/model/resource';
import { loadAll } from '@/model/loadAll';
import { idle } from '@/platform/idle';

interface Answer {
  come(): void;
  fail(): void;
}

/** Two resources whose answers come when the test says so, and what an observer sees of them, drawn again for each change. */
function page() {
  const answers: Answer[] = [];
  const parts = [1, 2].map(
    (value) =>
      new Resource(
        () =>
          new Promise<number>((resolve, reject) =>
            answers.push({ come: () => resolve(value), fail: () => reject(new Error('broken')) }),
          ),
      ),
  );
  const drawn: string[] = [];
  autorun(() => drawn.push(parts.map(({ state, value }) => value ?? state).join()));
  const [first, second] = parts;
  if (first === undefined || second === undefined) throw new Error('two parts');
  return { parts: [first, second] as const, answers, drawn };
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

describe('parts that are loaded together', () => {
  it.each([
    ['answers', 'come', '1,2'],
    ['failures', 'fail', '1,failed'],
  ] as const)('are drawn once: %s', async (_name, second, shown) => {
    const { parts, answers, drawn } = page();
    const loading = loadAll(parts);
    answers[0]?.come();
    await jest.advanceTimersByTimeAsync(50);
    expect(drawn).toEqual(['loading,loading']);
    answers[1]?.[second]();
    await loading;
    expect(drawn).toEqual(['loading,loading', shown]);
  });

  it('do not wait for a slow one, which is shown when it comes', async () => {
    const { parts, answers, drawn } = page();
    const loading = loadAll(parts);
    answers[1]?.come();
    await jest.advanceTimersByTimeAsync(100);
    expect(drawn).toEqual(['loading,loading', 'loading,2']);
    answers[0]?.come();
    await loading;
    expect(drawn).toEqual(['loading,loading', 'loading,2', '1,2']);
  });

  it('do not show what a later load or another source has replaced', async () => {
    const { parts, answers, drawn } = page();
    const loading = loadAll(parts);
    answers[0]?.come();
    await jest.advanceTimersByTimeAsync(0);
    parts[0].put(7);
    answers[1]?.come();
    await loading;
    expect(drawn.at(-1)).toBe('7,2');
  });

  it('may be none', () => expect(loadAll([])).resolves.toBeUndefined());
});

describe('parts with their own places', () => {
  const frames: (() => void)[] = [];
  afterEach(() => {
    Reflect.deleteProperty(idle, 'frame');
    frames.length = 0;
  });

  it('are drawn a frame apart in a browser, the upper one first, whichever answer came first', async () => {
    Object.assign(idle, { frame: () => new Promise<void>((next) => frames.push(next)) });
    const { parts, answers, drawn } = page();
    const loading = loadAll(parts, { apart: true });
    answers[1]?.come();
    answers[0]?.come();
    await jest.advanceTimersByTimeAsync(0);
    expect(drawn).toEqual(['loading,loading', '1,loading']);
    frames[0]?.();
    await jest.advanceTimersByTimeAsync(0);
    expect(drawn).toEqual(['loading,loading', '1,loading', '1,2']);
    frames[1]?.();
    await loading;
  });

  it('are drawn in one step where another thread draws', async () => {
    const { parts, answers, drawn } = page();
    const loading = loadAll(parts, { apart: true });
    answers[1]?.come();
    answers[0]?.come();
    await loading;
    expect(drawn).toEqual(['loading,loading', '1,2']);
  });
});
