import type { channelCalls } from '@/contract/channel';
import { isKnownPlatform, sourceIdOf } from '@/domain/channel/platforms';
import type { HandlersOf } from '../context';
import { seeGroupUser } from '../queries/groupUsers';

export const channelHandlers: HandlersOf<typeof channelCalls> = {
  async saveGroupUserById({ userId, platform }, { sql, now }) {
    await seeGroupUser(sql, userId, platform, now);
    return {};
  },

  async getRouteChannel({ platform }) {
    return { platform, known: isKnownPlatform(platform), sourceId: sourceIdOf(platform) };
  },
};
