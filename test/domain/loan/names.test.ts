import { METHOD_EXPLANATIONS, METHOD_NAMES } from '@/domain/loan/methods';
import { purposeName, PURPOSES } from '@/domain/loan/purposes';

describe('what a person reads of a loan', () => {
  it('is the method, and what it means for each month', () => {
    expect(METHOD_NAMES).toEqual({
      'equal-instalment': '等额本息',
      'equal-principal': '等额本金',
      'interest-first': '先息后本',
      bullet: '一次性还本付息',
    });
    expect(METHOD_EXPLANATIONS).toEqual({
      'equal-instalment': '每月还款金额相同，前期利息多、本金少',
      'equal-principal': '每月归还的本金相同，利息逐月减少',
      'interest-first': '每月只还利息，最后一期归还全部本金',
      bullet: '到期一次归还全部本金和利息',
    });
  });

  it('is the purpose, and one that this app does not know as it came', () => {
    expect(PURPOSES.map(purposeName)).toEqual([
      ...['日常消费', '购物消费', '教育培训', '旅游出行', '家居装修', '医疗健康'],
    ]);
    expect(purposeName('rocket')).toBe('rocket');
  });
});
