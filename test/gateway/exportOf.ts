import { personalData } from '../../gateway/handlers/dataExport/content';
import { readableOf } from '../../gateway/handlers/dataExport/readable';
import { customerByPhone } from '../../gateway/queries/customers';
import type { Database } from '../../gateway/database';
import type { Bank } from './harness';

/** The export of a person's data: as data, and as the rows of each of its sections. `db`: a database that also writes down what is asked of it. */
export async function exportOf(bank: Bank, phone: string, db: Database = bank.db) {
  const customer = await customerByPhone(bank.db, phone);
  if (customer === undefined) throw new Error(`no customer has ${phone}`);
  const { settings } = bank;
  const data = await personalData({ sql: db, customer, now: new Date(), settings }, 'E1');
  const { sections } = readableOf(data);
  const rowsOf = (heading: string) =>
    sections
      .filter((section) => section.heading === heading)
      .flatMap(({ rows }) => rows.map((row) => row[1]));
  return { data, sections, rowsOf };
}
