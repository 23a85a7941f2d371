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
  async upgrade(_request, { sql, now }) {
    return { list: (await listReleases(sql)).map((row) => shown(row, now)) };
  },

  async hotUpdateList({ wgtVersion }, { sql, now }) {
    const rows = await listReleases(sql);
    const newer = rows.filter(({ hot, wgt_version }) => hot && isLater(wgt_version, wgtVersion));
    return { list: newer.map((row) => shown(row, now)) };
  },
};
