import * as v from 'valibot';
import { isLater } from '@/domain/release/version';
import { addRelease, listReleases } from '../../queries/releases';
import { checked, Problem } from '../problem';
import type { ConsoleApi } from '../tools';

const VERSION = '版本号应是用点分开的数字，如 2.2.7';
const body = v.strictObject(
  {
    version: v.pipe(v.string(VERSION), v.regex(/^\d{1,4}(\.\d{1,4}){1,3}$/, VERSION)),
    title: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(40)), '修复与改进'),
    notes: v.pipe(
      v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(200)), 'notes 应是说明文字的数组'),
      v.minLength(1, '至少要写一条说明'),
    ),
  },
  '请给出 version 和 notes',
);

/** GET and POST releases: running clients with an older version take a version published here (spec §8 Hot-update). */
export const releaseApi: ConsoleApi = (app, { db }) => {
  app.get('/releases', () => listReleases(db));
  app.post('/releases', async (request) => {
    const release = checked(body, request.body);
    const published = (await listReleases(db)).map(({ wgt_version }) => wgt_version);
    const highest = published.reduce((one, other) => (isLater(other, one) ? other : one), '0');
    if (!isLater(release.version, highest) || !(await addRelease(db, release)))
      throw new Problem(`版本号要比已发布的 ${highest} 高`, 'version');
    return listReleases(db);
  });
};
