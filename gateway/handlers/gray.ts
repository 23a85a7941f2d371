import type { grayCalls } from '@/contract/gray';
import type { CallContext, HandlersOf } from '../context';
import { grayTagOf } from '../gray/tag';
import { addGrayLog, grayRowOf, grayStrategy, type GrayLogKind } from '../queries/gray';
import { roomFor } from './reports/room';

async function keepLog(
  context: CallContext,
  kind: GrayLogKind,
  record: Readonly<Record<string, string>>,
): Promise<Record<never, never>> {
  if (await roomFor(context, 'gray', record)) await addGrayLog(context.sql, context.now, kind, record);
  return {};
}

export const grayHandlers: HandlersOf<typeof grayCalls> = {
  async queryCustGrayTag(_request, { sql, customer }) {
    const { gray, strategyId, monitor } = grayTagOf({ ...customer, ...(await grayRowOf(sql, customer.id)) });
    return gray ? { gray: 'Y', custGrayId: strategyId, monitor } : { gray: 'N', custGrayId: '', monitor: 0 };
  },

  async queryGrayTag(_request, { sql }) {
    const { strategy_id, percent } = await grayStrategy(sql);
    return percent > 0 ? { gray: 'Y', strategyId: strategy_id } : { gray: 'N', strategyId: '' };
  },

  saveH5GrayLog: (record, context) => keepLog(context, 'page', record),
  grayUpgradeSaveLog: (record, context) => keepLog(context, 'upgrade', record),
};
