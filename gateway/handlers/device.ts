import type { deviceCalls } from '@/contract/device';
import type { CallContext, HandlersOf } from '../context';
import { addDeviceReport, deviceIdOf, findDeviceId, type DeviceReport } from '../queries/devices';
import { hashToken, newKey } from '../secrets';
import { roomFor } from './reports/room';

async function keep(context: CallContext, report: DeviceReport): Promise<Record<never, never>> {
  if (await roomFor(context, 'devices', report)) await addDeviceReport(context.sql, context.now, report);
  return {};
}

export const deviceHandlers: HandlersOf<typeof deviceCalls> = {
  async queryDeviceInfo({ token }, context) {
    const { sql, now } = context;
    // 24 characters: neither of the lengths that count as failed (spec §4 Device token flow).
    const device = { tokenHash: hashToken(token), proposed: newKey(), at: now };
    const known = await findDeviceId(sql, device.tokenHash);
    if (known !== undefined) return { constId: known };
    // Without room the device still gets an id, but it is not stored: the next call gets a different one.
    const room = await roomFor(context, 'deviceIds', device);
    return { constId: room ? await deviceIdOf(sql, device) : device.proposed };
  },

  saveToken: (record, context) =>
    keep(context, { kind: 'token', vendor: 'DX', phone: context.customer.phone, record }),
  printErrorMsg: (record, context) =>
    keep(context, { kind: 'error', vendor: 'DX', phone: record.phone, record }),
  saveBxDevice: (record, context) =>
    keep(context, { kind: 'token', vendor: 'BX', phone: context.customer.phone, record }),
  saveBxErrorMsg: (record, context) =>
    keep(context, { kind: 'error', vendor: 'BX', phone: record.phone, record }),
};
