const windows = process.platform === 'win32';

/** A test of something that Windows has not, such as file modes: it is skipped there, and its title says why. */
export const itWith =
  (what: 'file modes' | 'owners of files' | 'signals') =>
  (title: string, body: jest.ProvidesCallback, timeout?: number): void =>
    windows
      ? it.skip(`${title} (not on Windows, which has no ${what})`, body, timeout)
      : it(title, body, timeout);
