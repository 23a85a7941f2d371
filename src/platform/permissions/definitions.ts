/** Features that need the person's permission. */
export type Scope = 'camera' | 'album' | 'calendar';

/**
 * - `granted`: allowed, or nothing has to be allowed on this device
 * - `denied`: denied before; only the settings can change that
 * - `ask`: not asked yet; the first use asks
 * - `unknown`: this device does not tell
 */
export type PermissionState = 'granted' | 'denied' | 'ask' | 'unknown';

/**
 * - `unconsented`: the person did not agree to the privacy guide, so nothing could be asked
 * - `unavailable`: the device does not support it
 */
export type PermissionAnswer = 'granted' | 'denied' | 'cancelled' | 'unconsented' | 'unavailable' | 'failed';

export type SettingsVisit =
  /** The person has visited the settings; the state now. */
  | { readonly kind: 'visited'; readonly state: PermissionState }
  /** No program can open the settings here. The text tells the person where they are. */
  | { readonly kind: 'byHand'; readonly where: string }
  | { readonly kind: 'unavailable' };

/** Spec §7 Native bridge handlers: getSetting, authorize, toSetting. A denial is an answer, never an exception. */
export interface PermissionsPort {
  /** getSetting. */
  state(scope: Scope): Promise<PermissionState>;
  /** authorize: asks if the person has not been asked yet. */
  request(scope: Scope): Promise<PermissionAnswer>;
  /** toSetting: call it only within a tap of the person. */
  toSettings(scope: Scope): Promise<SettingsVisit>;
}
