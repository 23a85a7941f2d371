import ArrowDown from '@nutui/icons-react-taro/dist/es/icons/ArrowDown';
import ArrowLeft from '@nutui/icons-react-taro/dist/es/icons/ArrowLeft';
import ArrowRight from '@nutui/icons-react-taro/dist/es/icons/ArrowRight';
import Check from '@nutui/icons-react-taro/dist/es/icons/Check';
import Close from '@nutui/icons-react-taro/dist/es/icons/Close';
import Failure from '@nutui/icons-react-taro/dist/es/icons/Failure';
import Loading1 from '@nutui/icons-react-taro/dist/es/icons/Loading1';
import MaskClose from '@nutui/icons-react-taro/dist/es/icons/MaskClose';
import Notice from '@nutui/icons-react-taro/dist/es/icons/Notice';
import Order from '@nutui/icons-react-taro/dist/es/icons/Order';
import Refresh from '@nutui/icons-react-taro/dist/es/icons/Refresh';
import Refund from '@nutui/icons-react-taro/dist/es/icons/Refund';
import Setting from '@nutui/icons-react-taro/dist/es/icons/Setting';
import Success from '@nutui/icons-react-taro/dist/es/icons/Success';
import Tips from '@nutui/icons-react-taro/dist/es/icons/Tips';
import ToPay from '@nutui/icons-react-taro/dist/es/icons/ToPay';
import Warning from '@nutui/icons-react-taro/dist/es/icons/Warning';
import type { moreIcons } from './moreIcons';

/**
 * Our names for NutUI's line icons, which are base64 images. These icons come with the first load, because the frame of a page, its
 * states and the home page show them. All others are in `moreIcons.ts`. Each icon is imported by its own path: NutUI's index would
 * bring them all.
 */
export const icons = {
  back: ArrowLeft,
  bell: Notice,
  card: ToPay,
  check: Check,
  clear: MaskClose,
  close: Close,
  down: ArrowDown,
  failed: Failure,
  forward: ArrowRight,
  info: Tips,
  loading: Loading1,
  record: Order,
  refresh: Refresh,
  repay: Refund,
  setting: Setting,
  success: Success,
  warning: Warning,
} as const;

export type IconName = keyof typeof icons | keyof typeof moreIcons;
