import type { logCalls } from '@/contract/log';
import type { HandlersOf } from '../context';
import { addErrorLog } from '../queries/errorLogs';

export const logHandlers: HandlersOf<typeof logCalls> = {
  async errorSave(record, { sql, now }) {
    await addErrorLog(sql, now, record);
    return {};
  },
};
