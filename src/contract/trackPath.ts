/** Where events go that are sent when the person leaves: at that moment nothing can be loaded. */
export const TRACK_PATH = '/api/trackrecord/insert';
