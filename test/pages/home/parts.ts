import { formatYuan } from '@/domain/money/fen';
import type { HomeModel } from '@/pages/home/index.model';

/** The repayment, if it is the one task. */
function dueInHero({ standing }: HomeModel): string {
  const { state, fen } = standing;
  return (state === 'borrowing' || state === 'due') && fen !== undefined ? formatYuan(fen) : '';
}

/** What each part of the page shows. */
export const contentOf = (model: HomeModel) => ({
  hero: model.data.status.state === 'ready' ? model.standing.name : '',
  greeting: model.greeting,
  due: model.due?.amount ?? dueInHero(model),
  coolingOff: model.coolingOffDays ?? 0,
  coupons: model.couponCount,
  notice: model.notice?.title ?? '',
  unread: model.unread,
  banners: model.banners.map(({ activityBannerText }) => activityBannerText).join(),
  components: model.components.map(({ title }) => title).join(),
  services: (model.data.services.value?.list ?? []).map(({ name }) => name).join(),
  rate: model.data.rate.value?.min ?? '',
});
/** The same with the popup above the page; empty texts, zeros and undefined are empty parts. */
export const partsOf = (model: HomeModel) => ({
  ...contentOf(model),
  popup: model.popups?.current?.popupId ?? '',
});
