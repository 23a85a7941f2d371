import { deviceCalls } from '@/contract/device';
import { nextDeviceStep, type Attempt } from '@/domain/device/token';
import { persisted } from '@/storage/persisted';
import { deviceToken } from '@/platform/deviceToken';
import { call, CallFailure } from '@/request';
import { VERSION } from '@/settings';
import { channel } from '@/stores/channel';
import { session } from '@/stores/session';
import { reportWideTable } from './wideTable';

/** Spec §3 Phase codes: login, application, change of phone, card binding, patch (documents that were asked for), update (personal data). */
export type DeviceMoment = '00' | '01' | '03' | '08' | '11' | '12';

/**
 * Spec §4 Device token flow, at each phase of spec §3 that this app has a page for. Do not await it, and show nothing; a failed report
 * goes to the error log (spec §8). `buzNo`: number of the application or of the card.
 */
export async function reportDevice(buzType: DeviceMoment, buzNo = ''): Promise<void> {
  const attempts: Attempt[] = [];
  for (;;) {
    const step = nextDeviceStep(attempts);
    if (step.kind === 'fetch') attempts.push(await fetchToken());
    else if (step.kind === 'report') return report(step.token, buzType, buzNo);
    else return tellFailure(step.context, buzType);
  }
}

/**
 * After a login. A phone changed by a recovery is reported with the first session of the new phone: a report needs a session (contract
 * saveToken), and a recovery has none.
 */
export async function reportLogin(): Promise<void> {
  const changedTo = persisted.get('phoneChangedTo');
  persisted.forget(['phoneChangedTo']);
  await reportDevice('00');
  void reportWideTable();
  if (changedTo !== '' && changedTo === session.userInfo?.phone) await reportDevice('03');
}

async function fetchToken(): Promise<Attempt> {
  const token = await deviceToken.read();
  if (token === '') return { reason: 'no token of the device' };
  try {
    const { constId } = await call(deviceCalls.queryDeviceInfo, { token, type: 'DX' });
    return { token: constId };
  } catch (failure) {
    const { kind, code } = failure instanceof CallFailure ? failure : { kind: 'script', code: '' };
    return { reason: `${kind} ${code}`.trim() };
  }
}

async function report(token: string, buzType: DeviceMoment, buzNo: string): Promise<void> {
  // Spec §3: tracking and the error log call the token cjj_id.
  persisted.set({ cjj_id: token });
  const record = {
    dxTokenCode: token,
    buzType,
    buzNo,
    userPhone: await session.shownPhone(),
    oaid: '',
    deviceType: 'H5',
    context: '',
    channel: channel.platform,
    version: VERSION,
  } as const;
  await call(deviceCalls.saveToken, record).catch(() => undefined);
}

async function tellFailure(context: string, buzType: DeviceMoment): Promise<void> {
  const record = { deviceType: 'H5', context, phone: await session.shownPhone(), buzType } as const;
  await call(deviceCalls.printErrorMsg, record).catch(() => undefined);
}
