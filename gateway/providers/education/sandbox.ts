import type { DecisionFor } from '../decisions';
import type { EducationProvider } from './definitions';

const RETURN_REASON = '证明照片与填写的学校或年份不一致，请核对后重新提交';

export function sandboxEducation(decisionFor: DecisionFor): EducationProvider {
  return {
    async review({ phone }) {
      switch ((await decisionFor(phone)).education) {
        case 'approve':
          return { kind: 'approved' };
        case 'return':
          return { kind: 'returned', reason: RETURN_REASON };
        case 'hold':
          return { kind: 'pending' };
      }
    },
  };
}
