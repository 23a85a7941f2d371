import type { Notice } from '@/features/notices';
import { entriesOf, othersThan, type Position, type PositionItem } from '@/features/positions';

/** Spec §2 Home content: the banner's text comes from template 5, the others are components. */
const BANNER_TEMPLATE = '5';

export const bannersOf = (positions: readonly Position[]): readonly PositionItem[] =>
  entriesOf(positions, BANNER_TEMPLATE);

export const componentsOf = (positions: readonly Position[]): readonly Position[] =>
  othersThan(positions, BANNER_TEMPLATE);

/** The newest unread notice, otherwise the newest notice. */
export const noticeOf = (notices: readonly Notice[]): Notice | undefined =>
  notices.find(({ isRead }) => isRead === 0) ?? notices[0];
