import type { recoveryCalls } from '@/contract/recovery';
import { thenAsk, type HandlersOf } from '../context';
import type { DrawnCode } from './login/oneTimeCode';
import { begin, resume, warn, type Begun } from './recovery/begin';
import { beginFace, endFace, goToFace, showIdCard, type BegunFace } from './recovery/idCard';
import { changePhone, sendCode, tellBoth, writeCode, type Changed } from './recovery/newPhone';

export const recoveryHandlers: HandlersOf<typeof recoveryCalls> = {
  recoveryStart: thenAsk<'recoveryStart', Begun>((request, context) => begin(context, request), warn),
  recoveryResume: (request, context) => resume(context, request),
  recoveryIdCard: { before: (request, context) => showIdCard(context, request) },
  recoveryFace: thenAsk<'recoveryFace', BegunFace>(
    (request, context) => beginFace(context, request),
    goToFace,
  ),
  recoveryFaceResult: { before: (request, context) => endFace(context, request) },
  recoverySendCode: thenAsk<'recoverySendCode', DrawnCode>(
    (request, context) => writeCode(context, request),
    sendCode,
  ),
  recoveryChangePhone: thenAsk<'recoveryChangePhone', Changed>(
    (request, context) => changePhone(context, request),
    tellBoth,
  ),
};
