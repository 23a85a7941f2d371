import { asked } from './task';

/** The browser that is found on a system with these files and variables. */
const found = (platform: string, files: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  asked(
    'browser.mjs',
    `task.findBrowser({ platform: '${platform}', env: ${JSON.stringify(env)}, exists: (path) => ${JSON.stringify(files)}.includes(path) })`,
  );

const WINDOWS = {
  ProgramFiles: 'C:\\Program Files',
  'ProgramFiles(x86)': 'C:\\Program Files (x86)',
  LOCALAPPDATA: 'C:\\Users\\我\\AppData\\Local',
};

describe('the browser for the journeys', () => {
  it.each([
    ['win32', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
    ['win32', 'C:\\Users\\我\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe'],
    ['win32', 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
    ['linux', '/usr/bin/chromium'],
    ['linux', '/usr/bin/chromium-headless-shell'],
  ])('is found on %s at %s', (platform, path) => {
    expect(found(platform, [path], WINDOWS)).toBe(path);
  });

  it('is the one that CHROMIUM names', () => {
    expect(found('linux', ['/usr/bin/chromium', '/opt/chromium'], { CHROMIUM: '/opt/chromium' })).toBe(
      '/opt/chromium',
    );
  });

  it('is never another one than CHROMIUM names: a wrong path is an error', () => {
    expect(() => found('linux', ['/usr/bin/chromium'], { CHROMIUM: '/opt/none' })).toThrow(
      'CHROMIUM names a browser that is not there: /opt/none',
    );
  });

  it('may be missing, and then the advice is the system’s own', () => {
    expect(found('win32', [], WINDOWS)).toBeNull();
    const advice = (platform: string) => asked('browser.mjs', `task.advice('${platform}', ['chromium'])`);
    expect(advice('linux')).toContain('apt-get install chromium');
    for (const platform of ['win32', 'darwin']) {
      expect(advice(platform)).toContain('Google Chrome');
      expect(advice(platform)).not.toContain('apt-get');
    }
  });
});
