import type { routeCalls } from '@/contract/route';
import type { HandlersOf } from '../context';
import { listRoutePolicies } from '../queries/routePolicies';

export const routeHandlers: HandlersOf<typeof routeCalls> = {
  async routePolicyList(request, { sql }) {
    const rows = await listRoutePolicies(sql, request);
    return rows.map(({ route_page, jump_url, need_login }) => ({
      routePage: route_page,
      jumpUrl: jump_url,
      needLogin: need_login ? '1' : '0',
    }));
  },
};
