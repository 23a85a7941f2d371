import type { recoveryCalls } from '@/contract/recovery';
import type { HandlersOf } from '../context';
import { begin, resume } from './recovery/begin';
import { beginFace, endFace, showIdCard } from './recovery/idCard';
import { changePhone, sendCode } from './recovery/newPhone';

export const recoveryHandlers: HandlersOf<typeof recoveryCalls> = {
  recoveryStart: (request, context) => begin(context, request),
  recoveryResume: (request, context) => resume(context, request),
  recoveryIdCard: { before: (request, context) => showIdCard(context, request) },
  recoveryFace: (request, context) => beginFace(context, request),
  recoveryFaceResult: (request, context) => endFace(context, request),
  recoverySendCode: (request, context) => sendCode(context, request),
  recoveryChangePhone: (request, context) => changePhone(context, request),
};
