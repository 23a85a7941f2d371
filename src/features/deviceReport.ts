import { deviceCalls } from '@/contract/device';
import { nextDeviceStep, type Attempt } from '@/domain/device/token';
import { persisted } from '@/model/persisted';
import { deviceToken } from '@/platform/deviceToken';
import { call, CallFailure } from '@/request';
import { VERSION } from '@/settings';
import { channel } from '@/stores/channel';
import { session } from '@/stores/session';

/** Spec §3 Phase codes: a login, an application, another phone, a card. */
export type DeviceMoment = '00' | '01' | '03' | '08';

/**
 * Spec §4 Device token flow, at each moment that spec §3 has a phase for and this app a page: nobody waits for it, and nothing of it is
 * shown; a report that fails is in the error log (spec §8). `buzNo`: number of the application, or of the card.
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
 * After a login. A phone that a recovery has changed is told with the first session of the new one: a report needs a session (contract
 * saveToken), and a recovery has none.
 */
export async function reportLogin(): Promise<void> {
  const changedTo = persisted.get('phoneChangedTo');
  persisted.forget(['phoneChangedTo']);
  await reportDevice('00');
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
  // Spec §3: known as cjj_id to tracking and to the error log.
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
