import Taro from '@tarojs/taro';
import { hostReason } from '../permissions/hostReason';
import type { LocationPort } from './index';

export type { LocationFailure, LocationOutcome, LocationPort, MapPlace } from './index';

export const location: LocationPort = {
  available: () => Taro.canIUse('chooseLocation'),
  async choose() {
    try {
      const { name, address, latitude, longitude } = await Taro.chooseLocation({});
      // "OK" without a choice on the map gives empty names.
      if (name === '' && address === '') return { ok: false, reason: 'cancelled' };
      return {
        ok: true,
        place: { name, address, latitude: Number(latitude), longitude: Number(longitude) },
      };
    } catch (failure) {
      return { ok: false, reason: hostReason(failure) };
    }
  },
  async open(place) {
    try {
      await Taro.openLocation({ ...place });
      return true;
    } catch {
      return false;
    }
  },
};
