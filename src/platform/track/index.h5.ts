import type { TrackPort } from './definitions';

export type { TrackPort } from './definitions';

export const track: TrackPort = {
  onLeave(leaving) {
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') leaving();
    };
    document.addEventListener('visibilitychange', hidden);
    // The only event that Safari fires when a page is left for another one.
    window.addEventListener('pagehide', leaving);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', leaving);
    };
  },
  sendOnLeave(url, json) {
    try {
      return navigator.sendBeacon(url, new Blob([json], { type: 'application/json' }));
    } catch {
      return false;
    }
  },
};
