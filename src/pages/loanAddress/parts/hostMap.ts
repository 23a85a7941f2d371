import { regionIn, regionNames, type RegionNode } from '@/domain/address/regionIn';
import { location, type LocationFailure, type MapPlace } from '@/platform/location';
import { feedback } from '@/stores/feedback';
import { PRIVACY_REFUSED, privacyConsent } from '@/stores/privacy';
import { ADDRESS_TEXTS } from '../texts';
import type { TypedAddress } from './addressDraft';

/** The words for each reason. None for `cancelled`: the person knows that they chose no place. */
const SAID: Readonly<Record<LocationFailure, string>> = {
  cancelled: '',
  denied: ADDRESS_TEXTS.byHand,
  unconsented: PRIVACY_REFUSED,
  unavailable: ADDRESS_TEXTS.byHand,
  failed: ADDRESS_TEXTS.byHand,
};

const MOST_DETAIL = 80;
const MOST_PLACE = 60;

function addressOf(place: MapPlace, regions: readonly RegionNode[]): TypedAddress {
  const { codes, rest } = regionIn(place.address, regions);
  const detail = rest.includes(place.name) ? rest : `${rest}${place.name}`;
  return {
    regionCodes: [...codes],
    region: regionNames(codes, regions),
    detail: detail.slice(0, MOST_DETAIL),
    place: place.name.slice(0, MOST_PLACE),
    latitude: String(place.latitude),
    longitude: String(place.longitude),
  };
}

export const hostMap = {
  available: (): boolean => location.available(),

  /** The address of a place that the person picks on the host's map; undefined if they picked none, and then they know why. */
  async choose(regions: readonly RegionNode[]): Promise<TypedAddress | undefined> {
    const consent = privacyConsent.ensure();
    if (consent !== true && !(await consent)) {
      feedback.toast(PRIVACY_REFUSED);
      return undefined;
    }
    const outcome = await location.choose();
    if (outcome.ok) return addressOf(outcome.place, regions);
    const said = SAID[outcome.reason];
    if (said !== '') feedback.toast(said);
    return undefined;
  },

  /** Shows a place that came from the host's map; false if it has no position or the map did not open. */
  async show({ region, detail, place, latitude, longitude }: TypedAddress): Promise<boolean> {
    if (latitude === '' || longitude === '') return false;
    const address = `${region.replace(/ /g, '')}${detail}`;
    return location.open({
      name: place,
      address,
      latitude: Number(latitude),
      longitude: Number(longitude),
    });
  },
};
