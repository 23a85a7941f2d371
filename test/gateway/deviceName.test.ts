import { deviceName } from '../../gateway/calls/deviceName';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0', 'iPhone · 微信'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile', '安卓手机 · 浏览器'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120', 'Linux 电脑 · 浏览器'],
  ['curl/8.0', '未知设备 · 浏览器'],
  ['', '未知设备'],
])('%s is named so that no device is “another”', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
