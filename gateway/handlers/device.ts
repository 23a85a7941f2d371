import type { deviceCalls } from '@/contract/device';
import type { HandlersOf } from '../context';
import { addDeviceReport, deviceIdOf } from '../queries/devices';
import { hashToken, newKey } from '../secrets';

export const deviceHandlers: HandlersOf<typeof deviceCalls> = {
  async queryDeviceInfo({ token }, { sql, now }) {
    // 24 characters: neither of the lengths that count as failed (spec §4 Device token flow).
    const proposed = newKey();
    return { constId: await deviceIdOf(sql, { tokenHash: hashToken(token), proposed, at: now }) };
  },

  async saveToken(record, { sql, now, customer }) {
    await addDeviceReport(sql, now, { kind: 'token', vendor: 'DX', phone: customer.phone, record });
    return {};
  },

  async printErrorMsg(record, { sql, now }) {
    await addDeviceReport(sql, now, { kind: 'error', vendor: 'DX', phone: record.phone, record });
    return {};
  },

  async saveBxDevice(record, { sql, now, customer }) {
    await addDeviceReport(sql, now, { kind: 'token', vendor: 'BX', phone: customer.phone, record });
    return {};
  },

  async saveBxErrorMsg(record, { sql, now }) {
    await addDeviceReport(sql, now, { kind: 'error', vendor: 'BX', phone: record.phone, record });
    return {};
  },
};
