import { trackCalls } from '@/contract/track';
import { TRACK_PATH } from '@/domain/track/sendAddress';

it('is the address of the call', () => {
  expect(TRACK_PATH).toBe(trackCalls.trackInsert.path);
});
