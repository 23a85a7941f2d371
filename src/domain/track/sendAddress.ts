/**
 * Where events go that are sent when the person leaves: the contract's `trackInsert`, which may not be loaded yet, and at that moment nothing can be
 * loaded (a test compares the two).
 */
export const TRACK_PATH = '/api/trackrecord/insert';
