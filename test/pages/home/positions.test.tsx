/** @jest-environment jest-fixed-jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { HomeModel } from '@/pages/home/index.model';
import { Positions } from '@/pages/home/parts/Positions';

afterEach(cleanup);

const item = { activityBannerText: '提前还清', subtitle: '按天计息，无违约金', tone: 'soft' } as const;

/** Whether this item's card has something at the end of its line, and whether it is a control. */
function card(template: string, jumpUrl: string) {
  const model = new HomeModel();
  const position = {
    page: '01',
    isShow: 'true',
    template,
    title: '',
    templateDtoList: [{ ...item, jumpUrl }],
  };
  model.data.positions.put([position]);
  render(<Positions model={model} />);
  const title = screen.getByRole('heading', { name: item.activityBannerText });
  const whole = title.closest('.yl-card');
  const seen = {
    arrow: whole?.querySelector('.yl-card__right') !== null,
    control: whole?.getAttribute('role') === 'button',
  };
  cleanup();
  return seen;
}

it('a card with a target is a control with an arrow; beside another card it has no arrow, because it would not fit', () => {
  expect(card('3', '/pages/repay/index')).toEqual({ arrow: true, control: true });
  expect(card('2', '/pages/repay/index')).toEqual({ arrow: false, control: true });
  expect(card('3', '')).toEqual({ arrow: false, control: false });
});
