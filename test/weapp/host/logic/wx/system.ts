import type { LiveApp } from '../app';
import type { Client } from '../client';
import { native } from '../globals';
import type { PageStack } from '../stack';
import { asynchronous, type Api } from './call';

const LIBRARY = '3.8.0';
/** On Android, in px. */
const USUAL_TEXT = 16;
const APP_EVENTS = [
  'AppShow',
  'AppHide',
  'Error',
  'UnhandledRejection',
  'PageNotFound',
  'WindowResize',
  'ThemeChange',
  'MemoryWarning',
  'NetworkStatusChange',
];

/** A made-up phone, described consistently. */
export function system(client: Client, stack: PageStack, app: LiveApp): Api {
  const { screen, app: config } = client.start;

  function windowInfo() {
    const { width, height, statusBar, navigationBar, tabBar, pixelRatio } = screen;
    const bottom = height - screen.homeIndicator;
    const path = stack.current?.address.path ?? client.start.launch.path;
    const style = client.start.entries[path]?.navigationStyle ?? config.window?.navigationStyle;
    const head = style === 'custom' ? 0 : statusBar + navigationBar;
    return {
      pixelRatio,
      screenWidth: width,
      screenHeight: height,
      windowWidth: width,
      windowHeight: height - head - (stack.isTab(path) ? tabBar : 0),
      statusBarHeight: statusBar,
      safeArea: { left: 0, right: width, top: statusBar, bottom, width, height: bottom - statusBar },
      screenTop: head,
    };
  }
  const deviceInfo = () => ({
    abi: 'arm64-v8a',
    benchmarkLevel: 30,
    brand: 'host',
    model: 'test host',
    system: 'Android 13',
    platform: 'android',
    memorySize: 8192,
  });
  const appInfo = () => ({
    SDKVersion: LIBRARY,
    enableDebug: false,
    host: { env: 'WeChat' },
    language: 'zh_CN',
    version: '8.0.50',
    theme: 'light',
    fontSizeScaleFactor: client.start.settings.fontScale,
    fontSizeSetting: USUAL_TEXT * client.start.settings.fontScale,
  });
  const systemSetting = () => ({
    bluetoothEnabled: false,
    locationEnabled: true,
    wifiEnabled: true,
    deviceOrientation: 'portrait',
  });
  const everything = () => ({ ...windowInfo(), ...deviceInfo(), ...appInfo(), ...systemSetting() });
  const { left, top, width, height } = screen.menuButton;

  return {
    getWindowInfo: windowInfo,
    getDeviceInfo: deviceInfo,
    getAppBaseInfo: appInfo,
    getSystemSetting: systemSetting,
    getSystemInfoSync: everything,
    getMenuButtonBoundingClientRect: () => ({
      left,
      top,
      width,
      height,
      right: left + width,
      bottom: top + height,
    }),
    getLaunchOptionsSync: () => app.options(),
    getEnterOptionsSync: () => app.options(),
    getAccountInfoSync: () => ({
      miniProgram: { appId: 'touristappid', envVersion: 'develop', version: '' },
      plugin: {},
    }),
    getAppAuthorizeSetting: () => ({ ...client.start.settings.system }),
    getExtConfigSync: () => ({}),
    // The build under test is always the newest version.
    getUpdateManager: () => ({
      onCheckForUpdate: (told: (answer: { hasUpdate: boolean }) => void) => told({ hasUpdate: false }),
      onUpdateReady: () => undefined,
      onUpdateFailed: () => undefined,
      applyUpdate: () => client.problem('program', 'applyUpdate() without an update'),
    }),
    nextTick: (work: () => void) => void Promise.resolve().then(work),
    ...asynchronous(client, {
      getSystemInfo: everything,
      getSystemInfoAsync: everything,
      getRandomValues: ({ length }) => ({ randomValues: native.random(Number(length)).buffer }),
    }),
    ...Object.fromEntries(
      APP_EVENTS.flatMap((event) => [
        [`on${event}`, (listener: (detail: unknown) => void) => app.listen(`on${event}`, listener)],
        [`off${event}`, (listener?: (detail: unknown) => void) => app.leave(`on${event}`, listener)],
      ]),
    ),
    onKeyboardHeightChange: () => undefined,
    offKeyboardHeightChange: () => undefined,
  };
}
