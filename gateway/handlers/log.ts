import type { logCalls } from '@/contract/log';
import type { HandlersOf } from '../context';
import { addErrorLog } from '../queries/errorLogs';
import { roomFor } from './reports/room';

export const logHandlers: HandlersOf<typeof logCalls> = {
  async errorSave(record, context) {
    if (await roomFor(context, 'errors', record)) await addErrorLog(context.sql, context.now, record);
    return {};
  },
};
