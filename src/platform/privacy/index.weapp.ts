import Taro from '@tarojs/taro';
import { askHost } from '../permissions/askHost';
import type { Consent, PrivacyPort } from './index';

export type { Answer, Consent, PrivacyPort } from './index';

const asEvent = (consent: Consent): Taro.onNeedPrivacyAuthorization.ResolveOption => {
  if (consent.kind === 'agreed') return { event: 'agree', buttonId: consent.buttonId };
  return { event: consent.kind === 'shown' ? 'exposureAuthorization' : 'disagree' };
};

const worked = (asked: Promise<unknown>): Promise<boolean> =>
  asked.then(
    () => true,
    () => false,
  );

/** Base library 2.32.3; on an older one no interface waits for a consent. */
const known = (): boolean => Taro.canIUse('requirePrivacyAuthorize');

export const privacy: PrivacyPort = {
  gated: true,
  async missing() {
    try {
      const { needAuthorization, privacyContractName } = (await askHost(
        'getPrivacySetting',
      )) as Taro.getPrivacySetting.SuccessCallbackResult;
      return needAuthorization ? privacyContractName : null;
    } catch {
      // The host itself still asks, when the interface is used.
      return null;
    }
  },
  onAsked(ask) {
    if (Taro.canIUse('onNeedPrivacyAuthorization'))
      Taro.onNeedPrivacyAuthorization((resolve) => ask((consent) => resolve(asEvent(consent))));
  },
  require: () => (known() ? worked(askHost('requirePrivacyAuthorize')) : Promise.resolve(true)),
  openGuide: () => worked(askHost('openPrivacyContract')),
};
