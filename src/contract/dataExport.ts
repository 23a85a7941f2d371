import * as v from 'valibot';
import { EXPORT_FORMATS } from './codes';
import { defineCalls } from './define';
import { flag, instant, key, nothing, someOf, text } from './fields';
import { identityCheckRefusals } from './identityCheck';
import { take } from './refusals';

export const dataExportRefusals = {
  /** Unknown, or another person's. */
  exportUnknown: '103011',
  exportExpired: '103012',
  /** This file was downloaded already. */
  exportTaken: '103013',
  /** Says when the next one can be asked for. */
  exportsUsedUp: '103014',
} as const;

const dataExport = v.object({
  exportNo: key,
  askedAt: instant,
  expiresAt: instant,
  expired: flag,
  files: someOf(v.object({ format: v.picklist(EXPORT_FORMATS), taken: flag })),
});

export const dataExportCalls = defineCalls({
  /** Makes an export of the person's own data; a message says that it is ready. An addition, as the next two: the spec names no call. */
  dataExportAsk: {
    verb: 'POST',
    path: '/custInfo/export/ask',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    slow: true,
    refusals: {
      ...take(identityCheckRefusals, 'checkMissing'),
      exportsUsedUp: dataExportRefusals.exportsUsedUp,
    },
    request: v.object({ checkToken: key }),
    response: dataExport,
  },
  /** The person's exports, newest first. */
  dataExportList: {
    verb: 'POST',
    path: '/custInfo/export/list',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({ list: someOf(dataExport) }),
  },
  /**
   * The address of one file: valid for one download within five minutes, while the session lasts. For ten minutes the identity check of the
   * export also allows this call in the same session; later it needs a check of its kind ('takeExport').
   */
  dataExportLink: {
    verb: 'POST',
    path: '/custInfo/export/link',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    refusals: {
      ...take(identityCheckRefusals, 'checkMissing'),
      ...take(dataExportRefusals, 'exportUnknown', 'exportExpired', 'exportTaken'),
    },
    request: v.object({
      exportNo: key,
      format: v.picklist(EXPORT_FORMATS),
      checkToken: v.optional(key),
    }),
    response: v.object({ url: text(300), fileName: text(80) }),
  },
});
