import * as v from 'valibot';
import { defineCalls } from './define';
import { done } from './fields';

const short = v.pipe(v.string(), v.maxLength(200));
/** Spec §3 Phase codes: the step at which the device was reported. */
const buzType = v.picklist(['00', '01', '03', '08', '11', '12']);

/** Spec §3 Device report payload, without the fields that `request` adds to every member call (tokenCode, phone). */
const report = {
  buzType,
  /** Number of the business case, if any: the application. */
  buzNo: short,
  userPhone: short,
  /** Android's advertising id: neither H5 nor the mini-program can read it, and neither asks for it. */
  oaid: short,
  deviceType: v.literal('H5'),
  context: short,
  channel: short,
  version: short,
};

/** What was wrong, in words without any data of the person. */
const failure = { deviceType: v.literal('H5'), buzType, context: short, phone: short };

/** Spec §7 Device and tracking. */
export const deviceCalls = defineCalls({
  /**
   * Device-info query: exchanges the device's own token for the company's id of the device. The spec names no path; this one is chosen
   * by us. The answer may have any length: which lengths count as failed is the client's rule (spec §4 Device token flow).
   */
  queryDeviceInfo: {
    verb: 'POST',
    path: '/app/deviceInfo/query',
    body: 'sealed',
    auth: 'client',
    request: v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)), type: v.literal('DX') }),
    response: v.object({ constId: short }),
  },
  /** Reports the device that a person logged in or applied with. */
  saveToken: {
    verb: 'POST',
    path: '/app/deviceInfo/saveToken',
    body: 'sealed',
    auth: 'member',
    request: v.object({ dxTokenCode: short, ...report }),
    response: done,
  },
  /** Reports that no device token was available. */
  printErrorMsg: {
    verb: 'POST',
    path: '/app/deviceInfo/printErrorMsg',
    body: 'sealed',
    auth: 'client',
    request: v.object(failure),
    response: done,
  },
  /** saveToken for a second vendor, whose third-party script is out of scope: the gateway answers the call, the client does not make it. */
  saveBxDevice: {
    verb: 'POST',
    path: '/app/deviceInfo/saveBxDevice',
    body: 'sealed',
    auth: 'member',
    request: v.object({ bxTokenCode: short, ...report }),
    response: done,
  },
  saveBxErrorMsg: {
    verb: 'POST',
    path: '/app/deviceInfo/saveBxErrorMsg',
    body: 'sealed',
    auth: 'client',
    request: v.object(failure),
    response: done,
  },
});
