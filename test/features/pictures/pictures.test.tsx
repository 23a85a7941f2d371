/** @jest-environment jest-fixed-jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { InstalmentBars } from '@/components/InstalmentBars';
import { PayoffLine } from '@/components/PayoffLine';
import { QuotaArc } from '@/components/QuotaArc';

afterEach(cleanup);

const rows = [
  { term: 1, dueDate: '2026-12-18', principal: 30_000, interest: 10_000, paid: true },
  { term: 2, dueDate: '2027-01-18', principal: 35_000, interest: 5_000 },
  { term: 3, dueDate: '2027-02-18', principal: 20_000, interest: 0 },
];

it('instalments: bars in proportion, and the same in words', () => {
  const { container } = render(<InstalmentBars rows={rows} />);
  const bars = Array.from(container.querySelectorAll<HTMLElement>('.yl-bars__bar'));
  expect(bars.map((bar) => bar.style.height)).toEqual(['100%', '100%', '50%']);
  const tops = Array.from(container.querySelectorAll<HTMLElement>('.yl-bars__interest'));
  expect(tops.map((top) => top.style.height)).toEqual(['25%', '12.5%', '0%']);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    '共 3 期，本金 850.00 元，利息 150.00 元；第 2 期 2027年1月18日 还 400.00 元，最后一期 2027年2月18日 还 200.00 元',
  );
  expect(screen.getByText('已还 1 期')).toBeTruthy();
});

it('payoff: from now to the day without debt, in words', () => {
  const points = [
    { date: '2026-11-18', left: 1_200_000 },
    { date: '2026-12-18', left: 600_000 },
    { date: '2027-01-18', left: 0 },
  ];
  const { container } = render(<PayoffLine points={points} today={1} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    '2026年11月18日 借款 12,000.00 元，现在还剩 6,000.00 元，2027年1月18日 还清',
  );
  expect(container.querySelector<HTMLElement>('.yl-payoff__here')?.style.left).toBe('50%');
});

it.each([
  [0, undefined],
  [2_500_000, '135.09'],
  [5_000_000, '270.18'],
  [6_000_000, '270.18'],
])('quota: %i fen of 50,000 yuan used is an arc of length %s', (used, length) => {
  const { container } = render(<QuotaArc total={5_000_000} used={used} available={5_000_000 - used} />);
  const drawn = decodeURIComponent(
    container.querySelector<HTMLElement>('.yl-arc__plot')?.style.backgroundImage ?? '',
  );
  expect(/stroke-dasharray='([\d.]+) /.exec(drawn)?.[1]).toBe(length);
});
