import type { Consent } from '@/platform/privacy';
import { privacy as browser } from '@/platform/privacy/index';
import { names, no, resetWx, wx, yes } from './wx';
import { privacy as program } from '@/platform/privacy/index.weapp';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('./wx').taroModule);

beforeEach(resetWx);

describe('privacy authorisation of a mini-program', () => {
  it.each([
    [{ needAuthorization: true, privacyContractName: '《指引》' }, '《指引》'],
    [{ needAuthorization: false, privacyContractName: '《指引》' }, null],
  ])('%j: %s is missing', async (answer, expected) => {
    wx.answers = { getPrivacySetting: yes(answer) };
    expect(await program.missing()).toBe(expected);
  });

  it('is left to the host when it cannot be queried', async () => {
    wx.answers = { getPrivacySetting: no('getPrivacySetting:fail') };
    expect(await program.missing()).toBeNull();
    wx.lacks.add('getPrivacySetting');
    expect(await program.missing()).toBeNull();
  });

  it.each([
    [{ kind: 'shown' }, { event: 'exposureAuthorization' }],
    [
      { kind: 'agreed', buttonId: 'b' },
      { event: 'agree', buttonId: 'b' },
    ],
    [{ kind: 'refused' }, { event: 'disagree' }],
  ] as [Consent, object][])('tells the host %j as %j', (consent, event) => {
    const told: unknown[] = [];
    type Listener = (resolve: (event: object) => void, info: object) => void;
    wx.answers = {
      onNeedPrivacyAuthorization: (listener) =>
        (listener as unknown as Listener)((given) => told.push(given), { referrer: 'chooseMedia' }),
    };
    program.onAsked((answer) => answer(consent));
    expect(told).toEqual([event]);
  });

  it('is granted or denied', async () => {
    wx.answers = { requirePrivacyAuthorize: yes() };
    expect(await program.require()).toBe(true);
    wx.answers = { requirePrivacyAuthorize: no('requirePrivacyAuthorize:fail', 104) };
    expect(await program.require()).toBe(false);
  });

  it('does not wait on a client that does not know it', async () => {
    wx.lacks.add('requirePrivacyAuthorize').add('onNeedPrivacyAuthorization').add('openPrivacyContract');
    program.onAsked(() => undefined);
    expect(await program.require()).toBe(true);
    expect(await program.openGuide()).toBe(false);
    expect(names()).toEqual([]);
  });

  it('opens the guide', async () => {
    wx.answers = { openPrivacyContract: yes() };
    expect(await program.openGuide()).toBe(true);
  });
});

it('a browser requires no authorisation', async () => {
  expect([browser.gated, await browser.missing(), await browser.require()]).toEqual([false, null, true]);
});
