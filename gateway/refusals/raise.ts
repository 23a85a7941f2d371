import type { RaiseBar } from '@/contract/codes';
import { raiseRefusals } from '@/contract/raise';
import { RAISE_BAR_TEXTS } from '@/domain/credit/raiseTexts';
import { refusing } from '../refusal';

export const refuseRaise = refusing(raiseRefusals, {
  raiseBarred: (bar: Exclude<RaiseBar, 'reviewing'>) => RAISE_BAR_TEXTS[bar],
  raiseRuns: RAISE_BAR_TEXTS.reviewing,
  raiseClosed: (state: 'granted' | 'declined') =>
    state === 'granted' ? '这项资料已经用于提额，不用再提交' : '这项资料暂时不能再次提交，请稍后再试',
  subjectWrong: (why: string) => why,
  figureWrong: (why: string) => why,
});
