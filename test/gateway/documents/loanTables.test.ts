import { readFileSync } from 'node:fs';
import { costSheet } from '@/domain/loan/costSheet';
import { formatYuan, parseYuan } from '@/domain/money/fen';
import { costSheetTable, scheduleTable } from '../../../gateway/documents';

interface Vector {
  readonly principal: string;
  readonly schedule: readonly {
    readonly term: number;
    readonly dueDate: string;
    readonly principal: string;
    readonly interest: string;
    readonly total: string;
    readonly balance: string;
  }[];
}
const vectors = JSON.parse(readFileSync('test/domain/lending-vectors.json', 'utf8')) as {
  schedules: Vector[];
};
const fen = (text: string) => parseYuan(text) ?? Number.NaN;

describe('the schedule as a table', () => {
  it.each(vectors.schedules.slice(0, 8).map((vector, i) => [i, vector] as const))(
    'vector %d',
    (_i, { principal, schedule }) => {
      const table = scheduleTable(
        schedule.map((row) => ({
          term: row.term,
          dueDate: row.dueDate,
          principal: fen(row.principal),
          interest: fen(row.interest),
          total: fen(row.total),
          balance: fen(row.balance),
        })),
      );
      expect(table.rows).toHaveLength(schedule.length);
      expect(table.rows[0]?.[2]).toBe(formatYuan(fen(schedule[0]?.principal ?? '')));
      expect(table.total?.[2]).toBe(formatYuan(fen(principal)));
      for (const row of [...table.rows, table.total ?? []]) expect(row).toHaveLength(table.columns.length);
    },
  );
});

describe('the cost sheet as a table', () => {
  it('has every line of the domain, with the payee', () => {
    const lines = costSheet({
      principal: 1_200_000,
      totalInterest: 95_472,
      discount: 5_000,
      annualRate: '0.1440',
      annualisedRate: '14.40',
      method: 'equal-instalment',
      terms: 12,
      payee: '云岭消费金融有限公司',
      coolingOffDays: 30,
    });
    const { rows, columns } = costSheetTable(lines);
    expect(rows.map(([label]) => label)).toEqual(lines.map(({ label }) => label));
    expect(rows.find(([label]) => label === '利息')?.[3]).toBe('云岭消费金融有限公司');
    for (const row of rows) expect(row).toHaveLength(columns.length);
  });
});
