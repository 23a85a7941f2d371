import { rateSpan } from '@/domain/money/rateWords';

it('a range of rates names both ends; the rate of one person stands alone', () => {
  expect([
    rateSpan({ min: '7.20', max: '24.00' }),
    rateSpan({ min: '7.20', max: '24.00' }, ' 至 '),
    rateSpan({ min: '14.40', max: '14.40' }),
  ]).toEqual(['7.20%–24.00%', '7.20% 至 24.00%', '14.40%']);
});
