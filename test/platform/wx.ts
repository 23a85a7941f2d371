type Work = (options: Record<string, unknown>) => unknown;

interface Callbacks {
  readonly success?: (answer: unknown) => void;
  readonly fail?: (failure: unknown) => void;
}

/** A mini-program's device: its answers by interface name, a record of its calls, and the interfaces that this client lacks. */
export const wx: { answers: Record<string, Work>; asked: [string, unknown][]; lacks: Set<string> } = {
  answers: {},
  asked: [],
  lacks: new Set(),
};

export function resetWx(): void {
  wx.answers = {};
  wx.asked = [];
  wx.lacks = new Set();
}

export const names = (): string[] => wx.asked.map(([name]) => name);

/** Answers as the host does: by callbacks when given, else by a promise. */
const work =
  (name: string) =>
  (options: Record<string, unknown> = {}): unknown => {
    wx.asked.push([name, options]);
    const answer = wx.answers[name]?.(options);
    const { success, fail } = options as Callbacks;
    if (!success || !fail) return answer;
    Promise.resolve(answer).then(success, fail);
    return undefined;
  };

/** The stand-in for '@tarojs/taro': `jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('./wx').taroModule)`. */
export const taroModule = {
  __esModule: true,
  default: new Proxy(
    {},
    {
      get: (_target, name: string) => {
        if (name === 'canIUse') return (asked: string) => !wx.lacks.has(asked);
        return wx.lacks.has(name) ? undefined : work(name);
      },
    },
  ),
};

export const no = (errMsg: string, errno?: number) => () =>
  Promise.reject(Object.assign(new Error(errMsg), { errMsg, errno }));
export const yes =
  (value: unknown = {}) =>
  () =>
    Promise.resolve(value);
export const throws = () => {
  throw new Error('broken');
};
