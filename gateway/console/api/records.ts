import { listDeviceReports } from '../../queries/devices';
import { listErrorLogs } from '../../queries/errorLogs';
import { listTracks } from '../../queries/tracks';
import { decoded } from '../reported';
import type { ConsoleApi } from '../tools';

const LIMIT = 200;

/** GET tracks, errors, devices: what clients have reported, newest first. */
export const recordApi: ConsoleApi = (app, { db }) => {
  app.get('/tracks', async () =>
    (await listTracks(db, LIMIT)).map(({ at, kind, record }) => ({ at: at.toISOString(), kind, record })),
  );
  app.get('/errors', async () =>
    (await listErrorLogs(db, LIMIT)).map(({ at, record }) => ({
      at: at.toISOString(),
      record: { ...record, errorInfo: decoded(record['errorInfo']) },
    })),
  );
  app.get('/devices', async () =>
    (await listDeviceReports(db, LIMIT)).map(({ at, kind, vendor, phone, record }) => ({
      at: at.toISOString(),
      kind,
      vendor,
      phone,
      record,
    })),
  );
};
