import type { Response } from '@/contract';
import type { upgradeCalls } from '@/contract/upgrade';
import { isLater } from '@/domain/release/version';
import type { HandlersOf } from '../context';
import { listReleases, type ReleaseRow } from '../queries/releases';
import { publishedAt } from './presenters/published';

const shown = (
  { version, wgt_version, title, notes, age_hours }: ReleaseRow,
  now: Date,
): Response<'upgrade'>['list'][number] => ({
  version,
  wgtVersion: wgt_version,
  title,
  notes,
  publishedAt: publishedAt(age_hours, now),
});

export const upgradeHandlers: HandlersOf<typeof upgradeCalls> = {
  async upgrade(request, { sql, now }) {
    return { list: (await listReleases(sql, request)).map((row) => shown(row, now)) };
  },

  async hotUpdateList({ wgtVersion, minVersion, terminal }, { sql, now }) {
    const rows = await listReleases(sql, { minVersion, terminal });
    const newer = rows.filter(({ hot, wgt_version }) => hot && isLater(wgt_version, wgtVersion));
    return { list: newer.map((row) => shown(row, now)) };
  },
};
