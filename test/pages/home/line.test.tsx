/** @jest-environment jest-fixed-jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { HeroPlace } from '@/components/Hero';
import { HomeModel } from '@/pages/home/index.model';
import { Line } from '@/pages/home/parts/Line';
import * as rules from '@/pages/home/parts/member';
import { session } from '@/stores/session';
import { REPAY, STATUS } from '../../domain/home/homeStatuses';

const USER = { custId: 'C1', custName: '王小明', sex: 'M', phone: '138****8000' } as unknown as NonNullable<
  typeof session.userInfo
>;

beforeAll(() => session.start({ tokenCode: 't-1', userInfo: USER }, '13800138000'));
afterEach(cleanup);

function shown(status: Partial<typeof STATUS>): HTMLElement {
  const model = new HomeModel();
  model.data.rules = rules;
  model.data.status.put({ ...STATUS, ...status });
  model.data.repay.put(REPAY);
  return render(<Line model={model} />).container;
}

it('an overdue loan has its red card with a mark, its days in words, and customer service beside the button', () => {
  const hero = shown({ userStatus: 'creditRepay', overdueDays: 3 }).querySelector('.yl-hero');
  expect(hero?.classList.contains('yl-hero--red')).toBe(true);
  expect(hero?.querySelector('.yl-hero__mark')).not.toBeNull();
  expect(hero?.textContent).toContain('已逾期 3 天');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['去还款', '联系客服']);
});

it('every other state has the usual card and one button', () => {
  const hero = shown({ userStatus: 'creditRepay', repaying: '1093.18' }).querySelector('.yl-hero');
  expect(hero?.classList.contains('yl-hero--red')).toBe(false);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['查看还款进度']);
});

it('its place while loading has the same parts, so the same height', () => {
  const partsOf = (root: Element | null | undefined) =>
    [...(root?.children ?? [])]
      .map(({ className }) => className.split(' ').filter((name) => name.includes('__')))
      .filter((names) => names[0] !== 'yl-hero__ring');
  const real = partsOf(shown({ userStatus: 'creditPass' }).querySelector('.yl-hero'));
  cleanup();
  expect(partsOf(render(<HeroPlace />).container.querySelector('.yl-hero'))).toEqual(real);
});
