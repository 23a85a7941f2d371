import type { Bank } from '../gateway/harness';

/** Phases (spec §3 Phase codes) at which a device was reported under this phone, oldest first. */
export async function reportedMoments(bank: Bank, phone: string): Promise<string[]> {
  const rows = await bank.db.query<{ moment: string }>(
    `select record ->> 'buzType' as moment from device_reports where phone = $1 order by id`,
    [phone],
  );
  return rows.map(({ moment }) => moment);
}
