import { filesIn, rowsOf, textOf } from './files';

const rows = rowsOf('test/architecture/bridge.tsv').map(([name = '']) => name);

/** What the product calls for each handler, outside its developers' pages. */
const USED: Readonly<Record<string, { readonly port: string; readonly call: RegExp }>> = {
  // The host's own picker asks whether from the camera or the album.
  handleCamera: { port: 'album', call: /\balbum\.pickOrTake\(/ },
  handleAlbum: { port: 'album', call: /\balbum\.pickOrTake\(/ },
  handleFace: { port: 'face', call: /\bface\.open\(/ },
  toSetting: { port: 'permissions', call: /\bpermissions\.toSettings\(/ },
  track: { port: 'track', call: /\bport\.sendOnLeave\(/ },
  deviceToken: { port: 'deviceToken', call: /\bdeviceToken\.read\(/ },
  getInfo: { port: 'device', call: /\bdevice\.info\(/ },
  nativeDisableCapture: { port: 'capture', call: /\bcapture\.disable\(/ },
  // What `disable` answers is kept, and called when the page is left.
  nativeAllowCapture: { port: 'capture', call: /\ballow\.current\?\.\(/ },
  'back-to-app': { port: 'backToApp', call: /\bbackToApp\.leave\(/ },
  'calendar reminder': { port: 'calendar', call: /\bcalendar\.remind(?:All)?\(/ },
};

/** Handlers that other adapters use inside, on the target that has them. */
const WITHIN: Readonly<Record<string, RegExp>> = {
  getSetting: /\bgetSetting\(/,
  authorize: /\bauthorize\(/,
};

const product = filesIn('src').filter(
  (path) => /\.tsx?$/.test(path) && !path.startsWith('src/platform/') && !path.startsWith('src/pages/test/'),
);
const adapters = filesIn('src/platform').filter((path) => path.endsWith('.weapp.ts'));

describe('the list of bridge handlers', () => {
  it('has 13 rows, each with its use', () => {
    expect(rows).toHaveLength(13);
    expect([...Object.keys(USED), ...Object.keys(WITHIN)].sort()).toEqual([...rows].sort());
  });

  it.each(Object.entries(USED))('%s is used by the product', (_name, { port, call }) => {
    const users = product
      .map(textOf)
      .filter((text) => text.includes(`'@/platform/${port}'`) && call.test(text));
    expect(users).not.toEqual([]);
  });

  it.each(Object.entries(WITHIN))('%s is used by the adapters of the mini-program', (_name, call) => {
    expect(adapters.filter((path) => call.test(textOf(path)))).not.toEqual([]);
  });
});
