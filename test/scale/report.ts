import { median, type Host, type Sample } from './measure';
import type { Grown } from './statements';
import { STEP_NAMES, type StepName } from './steps';

/** A call may cost this many times as much as with the fewest customers. */
export const MOST = 1.2;
/** Pages may grow with the height of an index: from two levels to four. */
export const MOST_PAGES = 2;

const of = (host: Host | undefined, name: StepName, kind: keyof Sample): number =>
  host === undefined ? 0 : median(host.samples[name], kind);

const ratio = (hosts: readonly Host[], host: Host, name: StepName, kind: keyof Sample): number =>
  of(host, name, kind) / of(hosts[0], name, kind);

const DIGITS: Readonly<Record<keyof Sample, number>> = { ms: 1, databaseMs: 2, pages: 0 };

function rowsOf(hosts: readonly Host[], title: string, kind: keyof Sample): string[][] {
  const head = [title, ...hosts.map(({ customers }) => String(customers)), 'ratios'];
  const rows = STEP_NAMES.map((name) => [
    `  ${name}`,
    ...hosts.map((host) => of(host, name, kind).toFixed(DIGITS[kind])),
    hosts
      .slice(1)
      .map((host) => ratio(hosts, host, name, kind).toFixed(2))
      .join(' '),
  ]);
  return [head, ...rows];
}

export const tables = (hosts: readonly Host[]): readonly string[][][] => [
  rowsOf(hosts, 'Milliseconds of a call, as the client waits (median)', 'ms'),
  rowsOf(hosts, 'of which the database plans and executes', 'databaseMs'),
  rowsOf(hosts, 'Pages of 8 kB that it looks at', 'pages'),
];

/** What grows with the customers. */
export const tooMuch = (hosts: readonly Host[]): string[] =>
  hosts.slice(1).flatMap((host) =>
    STEP_NAMES.flatMap((name) => {
      const [ms, pages] = [ratio(hosts, host, name, 'ms'), ratio(hosts, host, name, 'pages')];
      const where = `${name} with ${host.customers} customers:`;
      return [
        ...(ms > MOST ? [`${where} ${ms.toFixed(2)} times the time`] : []),
        ...(pages > MOST_PAGES ? [`${where} ${pages.toFixed(2)} times the pages`] : []),
      ];
    }),
  );

/** A statement over so many pages, and so many times as many as with the fewest customers, walks through what grows: also one that no call waits for. */
const HEAVY = { pages: 1000, times: 4 };

export const heavy = (grown: readonly Grown[]): string[] =>
  grown
    .filter(({ pages: [few, many] }) => many > HEAVY.pages && many > few * HEAVY.times)
    .map((one) => `a statement walks through what grows: ${grownLine(one).trim()}`);

export const grownLine = ({ text, pages }: Grown): string =>
  `  ${pages.map((page) => page.toFixed(1)).join(' → ')}  ${text.replace(/\s+/g, ' ').slice(0, 160)}`;

/** Rows in columns; the first column to the left. */
export function lines(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('   '),
    )
    .join('\n');
}
