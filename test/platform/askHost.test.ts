import { askHost } from '@/platform/permissions/askHost';

interface Options {
  readonly fail: (failure: object) => void;
}

/** A newer client answers twice: by the callback, and by a promise. */
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    exitMiniProgram({ fail }: Options) {
      const errMsg = 'exitMiniProgram:fail';
      fail({ errMsg });
      return Promise.reject(new Error(errMsg));
    },
  },
}));

it('a question that the host refuses is refused once, and nothing stays unhandled', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  await expect(askHost('exitMiniProgram')).rejects.toEqual({ errMsg: 'exitMiniProgram:fail' });
  await new Promise((done) => setTimeout(done, 0));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
