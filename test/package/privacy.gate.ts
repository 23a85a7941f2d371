import { rowsOf } from '../architecture/files';
import { calledOfWx } from './calls';
import { app, ownScripts, read } from './program';

/** Interfaces that the privacy guide of an account must name (WeChat, 小程序用户隐私保护指引内容介绍), login and another person's number. */
const PRIVATE = new Set(
  [
    'getUserProfile getUserInfo getPhoneNumber getRealtimePhoneNumber login chooseAddress chooseInvoice chooseInvoiceTitle',
    'chooseLicensePlate getWeRunData getLocation getFuzzyLocation chooseLocation choosePoi startLocationUpdate',
    'startLocationUpdateBackground onLocationChange chooseImage chooseMedia chooseVideo chooseMessageFile startRecord',
    'getRecorderManager joinVoIPChat createCameraContext createVKSession createLivePusherContext openBluetoothAdapter',
    'createBLEPeripheralServer saveImageToPhotosAlbum saveVideoToPhotosAlbum addPhoneContact addPhoneCalendar',
    'addPhoneRepeatCalendar startAccelerometer onAccelerometerChange startCompass onCompassChange startGyroscope',
    'onGyroscopeChange startDeviceMotionListening onDeviceMotionChange setClipboardData getClipboardData',
    'startSoterAuthentication chooseContact',
  ].flatMap((line) => line.split(' ')),
);
/** Of these, app.json must declare each one in use (requiredPrivateInfos). */
const LOCATION = [
  ...['getLocation', 'getFuzzyLocation', 'chooseLocation', 'choosePoi', 'chooseAddress'],
  ...['startLocationUpdate', 'startLocationUpdateBackground', 'onLocationChange'],
];

const listed = rowsOf('test/package/lists/privacy.tsv');

/** Buttons name their interface as a string. */
const buttons = ['getPhoneNumber', 'getRealtimePhoneNumber', 'getUserInfo', 'chooseAvatar'].filter((name) =>
  ownScripts.some((file) => new RegExp(`["']${name}["']`).test(read(file))),
);
const used = [...new Set([...calledOfWx, ...buttons])].filter((name) => PRIVATE.has(name)).sort();

describe('privacy', () => {
  it('is asked for before the first private interface', () => {
    expect(app.__usePrivacyCheck__).toBe(true);
    expect(calledOfWx).toEqual(expect.arrayContaining(['getPrivacySetting', 'onNeedPrivacyAuthorization']));
  });

  it('lists every private interface in use, and no other', () => {
    expect(used).toEqual(listed.map(([name]) => name).sort());
  });

  it.each(listed)('%s has its purpose and its line in the privacy guide', (...row) => {
    expect(row).toHaveLength(3);
    for (const cell of row) expect(cell.trim()).not.toBe('');
  });

  it('declares the location interfaces in use, and no other', () => {
    const places = used.filter((name) => LOCATION.includes(name));
    expect([...(app.requiredPrivateInfos ?? [])].sort()).toEqual(places);
  });

  it('uses no deprecated interface for the person’s name and picture', () => {
    expect(used).not.toEqual(expect.arrayContaining(['getUserInfo']));
    expect(used).not.toEqual(expect.arrayContaining(['getUserProfile']));
  });
});
