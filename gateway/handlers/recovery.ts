import type { recoveryCalls } from '@/contract/recovery';
import type { Response } from '@/contract';
import { thenAsk, type HandlersOf } from '../context';
import type { DrawnCode } from './login/oneTimeCode';
import { begin, resume } from './recovery/begin';
import { beginFace, endFace, goToFace, showIdCard, type BegunFace } from './recovery/idCard';
import { changePhone, sendCode, writeCode } from './recovery/newPhone';
import { sendAtOnce } from '../sendAtOnce';

export const recoveryHandlers: HandlersOf<typeof recoveryCalls> = {
  recoveryStart: thenAsk<'recoveryStart', Response<'recoveryStart'>>(
    (request, context) => begin(context, request),
    sendAtOnce,
  ),
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
  recoveryChangePhone: thenAsk<'recoveryChangePhone', Response<'recoveryChangePhone'>>(
    (request, context) => changePhone(context, request),
    sendAtOnce,
  ),
};
