import type { trackCalls } from '@/contract/track';
import type { HandlersOf } from '../context';
import { addTracks } from '../queries/tracks';

export const trackHandlers: HandlersOf<typeof trackCalls> = {
  async trackInsert({ records }, { sql, now }) {
    await addTracks(sql, now, 'page', records);
    return {};
  },

  async trackInsertRecord(record, { sql, now }) {
    await addTracks(sql, now, 'action', [record]);
    return {};
  },

  async eventTrack(record, { sql, now }) {
    await addTracks(sql, now, 'attribution', [record]);
    return {};
  },
};
