import * as v from 'valibot';
import { defineCalls } from './define';
import { done } from './fields';

const short = v.pipe(v.string(), v.maxLength(200));
/** Spec §3 Phase codes: what the device was seen at. */
const buzType = v.picklist(['00', '01', '03', '08', '11', '12']);

/** Spec §3 Device report payload, without what `request` adds to every member call (tokenCode, phone). */
const report = {
  buzType,
  /** Number of the business, where it has one: the application. */
  buzNo: short,
  userPhone: short,
  /** Android's advertising id: neither end can read it, and neither asks for it. */
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
   * Device-info query: the device's own token for the id under which the company knows it. The spec names no path; this one is chosen
   * here. Any length of answer goes: which ones count as failed is the client's rule (spec §4 Device token flow).
   */
  queryDeviceInfo: {
    verb: 'POST',
    path: '/app/deviceInfo/query',
    body: 'sealed',
    auth: 'client',
    request: v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)), type: v.literal('DX') }),
    response: v.object({ constId: short }),
  },
  /** The device that a person logged in or applied with. */
  saveToken: {
    verb: 'POST',
    path: '/app/deviceInfo/saveToken',
    body: 'sealed',
    auth: 'member',
    request: v.object({ dxTokenCode: short, ...report }),
    response: done,
  },
  /** No device token was to be had. */
  printErrorMsg: {
    verb: 'POST',
    path: '/app/deviceInfo/printErrorMsg',
    body: 'sealed',
    auth: 'client',
    request: v.object(failure),
    response: done,
  },
  /** The same for a second vendor, whose script is a third party's and out of scope: answered, not called. */
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
