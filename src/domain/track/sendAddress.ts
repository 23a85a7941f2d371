/**
 * The address for events that are sent when the person leaves: that of the contract's `trackInsert`. The contract may not be loaded by then, and it
 * is too late to load it (a test compares the two).
 */
export const TRACK_PATH = '/api/trackrecord/insert';
