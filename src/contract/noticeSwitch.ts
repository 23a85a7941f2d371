import * as v from 'valibot';
import { NOTICE_SWITCHES } from './codes';
import { defineCalls } from './define';
import { flag, nothing, someOf, yesNo } from './fields';

const switches = v.object({ list: someOf(v.object({ kind: v.picklist(NOTICE_SWITCHES), on: flag })) });

/** Additions: the spec names the page of settings, but no call. */
export const noticeSwitchCalls = defineCalls({
  noticeSwitches: {
    verb: 'POST',
    path: '/custInfo/notice/switches',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: switches,
  },
  switchNotice: {
    verb: 'POST',
    path: '/custInfo/notice/switch',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    request: v.object({ kind: v.picklist(NOTICE_SWITCHES), on: yesNo }),
    response: switches,
  },
});
