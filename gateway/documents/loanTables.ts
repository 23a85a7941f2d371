import type { CostLine } from '@/domain/loan/costSheet';
import { formatYuan, sumFen, type Fen } from '@/domain/money/fen';
import type { Table } from './contract';

/** One instalment of a plan; amounts in fen. */
export interface ScheduleRow {
  readonly term: number;
  /** ISO date. */
  readonly dueDate: string;
  readonly principal: Fen;
  readonly interest: Fen;
  readonly total: Fen;
  /** Principal still owed after this instalment. */
  readonly balance: Fen;
}

/** The repayment schedule of a loan, with its sums. */
export function scheduleTable(rows: readonly ScheduleRow[]): Table {
  const sum = (part: (row: ScheduleRow) => Fen) => formatYuan(sumFen(rows.map(part)));
  return {
    caption: '还款计划表（金额单位：元）',
    columns: [
      { heading: '期次', align: 'center', share: 0.6 },
      { heading: '还款日', align: 'center', share: 1.2 },
      { heading: '应还本金', align: 'right' },
      { heading: '应还利息', align: 'right' },
      { heading: '应还合计', align: 'right' },
      { heading: '剩余本金', align: 'right' },
    ],
    rows: rows.map(({ term, dueDate, principal, interest, total, balance }) => [
      String(term),
      dueDate,
      ...[principal, interest, total, balance].map(formatYuan),
    ]),
    total: ['合计', '', sum((row) => row.principal), sum((row) => row.interest), sum((row) => row.total), ''],
  };
}

/** The lines of the cost sheet (`costSheet` of the domain): item, amount or rate, how it is charged, who receives it. */
export function costSheetTable(lines: readonly CostLine[]): Table {
  return {
    caption: '息费明细',
    columns: [
      { heading: '项目', share: 1.2 },
      { heading: '金额或标准', align: 'right', share: 1.1 },
      { heading: '收取方式与标准', share: 2.4 },
      { heading: '收取方', share: 1.3 },
    ],
    rows: lines.map(({ label, value, method, standard, payee }) => [
      label,
      value,
      [method, standard].filter((text) => text !== undefined).join('；'),
      payee ?? '',
    ]),
  };
}
