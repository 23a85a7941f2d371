import type { trackCalls } from '@/contract/track';
import type { CallContext, HandlersOf } from '../context';
import { addTracks, type TrackKind } from '../queries/tracks';
import { roomFor } from './reports/room';

async function keep(
  context: CallContext,
  kind: TrackKind,
  records: readonly Readonly<Record<string, unknown>>[],
): Promise<Record<never, never>> {
  if (await roomFor(context, 'tracks', records)) await addTracks(context.sql, context.now, kind, records);
  return {};
}

export const trackHandlers: HandlersOf<typeof trackCalls> = {
  trackInsert: ({ records }, context) => keep(context, 'page', records),
  trackInsertRecord: (record, context) => keep(context, 'action', [record]),
  eventTrack: (record, context) => keep(context, 'attribution', [record]),
};
