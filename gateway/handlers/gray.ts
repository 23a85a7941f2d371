import type { grayCalls } from '@/contract/gray';
import type { HandlersOf } from '../context';
import { grayTagOf } from '../gray/tag';
import { addGrayLog, grayStrategy } from '../queries/gray';

export const grayHandlers: HandlersOf<typeof grayCalls> = {
  async queryCustGrayTag(_request, { sql, customer }) {
    const { gray, strategyId, monitor } = await grayTagOf(sql, customer);
    return gray ? { gray: 'Y', custGrayId: strategyId, monitor } : { gray: 'N', custGrayId: '', monitor: 0 };
  },

  async queryGrayTag(_request, { sql }) {
    const { strategy_id, percent } = await grayStrategy(sql);
    return percent > 0 ? { gray: 'Y', strategyId: strategy_id } : { gray: 'N', strategyId: '' };
  },

  async saveH5GrayLog(record, { sql, now }) {
    await addGrayLog(sql, now, 'page', record);
    return {};
  },

  async grayUpgradeSaveLog(record, { sql, now }) {
    await addGrayLog(sql, now, 'upgrade', record);
    return {};
  },
};
