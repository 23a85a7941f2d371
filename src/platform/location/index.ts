/** A place on the host's map. */
export interface MapPlace {
  readonly name: string;
  /** With its region: '云南省昆明市五华区样本路1号'. */
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * - `cancelled`: the person chose no place
 * - `denied`: the person or the system does not allow it
 * - `unconsented`: the person did not agree to the privacy guide; the next use asks again
 * - `unavailable`: this host has no map
 * - `failed`: anything else
 */
export type LocationFailure = 'cancelled' | 'denied' | 'unconsented' | 'unavailable' | 'failed';

export type LocationOutcome =
  { readonly ok: true; readonly place: MapPlace } | { readonly ok: false; readonly reason: LocationFailure };

/** The host's own map, where it has one. The app never asks where the device is. */
export interface LocationPort {
  available(): boolean;
  /** One place that the person picks. */
  choose(): Promise<LocationOutcome>;
  /** Shows a place; false if the map did not open. */
  open(place: MapPlace): Promise<boolean>;
}

/** A browser has no map, and we load no foreign map script: pages offer a list. */
export const location: LocationPort = {
  available: () => false,
  choose: () => Promise.resolve({ ok: false, reason: 'unavailable' }),
  open: () => Promise.resolve(false),
};
