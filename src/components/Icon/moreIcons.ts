import Add from '@nutui/icons-react-taro/dist/es/icons/Add';
import ArrowTransfer from '@nutui/icons-react-taro/dist/es/icons/ArrowTransfer';
import Ask from '@nutui/icons-react-taro/dist/es/icons/Ask';
import Clock from '@nutui/icons-react-taro/dist/es/icons/Clock';
import Comment from '@nutui/icons-react-taro/dist/es/icons/Comment';
import Complaint from '@nutui/icons-react-taro/dist/es/icons/Complaint';
import Copy from '@nutui/icons-react-taro/dist/es/icons/Copy';
import Coupon from '@nutui/icons-react-taro/dist/es/icons/Coupon';
import Del from '@nutui/icons-react-taro/dist/es/icons/Del';
import Edit from '@nutui/icons-react-taro/dist/es/icons/Edit';
import Eye from '@nutui/icons-react-taro/dist/es/icons/Eye';
import Feedback from '@nutui/icons-react-taro/dist/es/icons/Feedback';
import Gift from '@nutui/icons-react-taro/dist/es/icons/Gift';
import Home from '@nutui/icons-react-taro/dist/es/icons/Home';
import Image from '@nutui/icons-react-taro/dist/es/icons/Image';
import Link from '@nutui/icons-react-taro/dist/es/icons/Link';
import List2 from '@nutui/icons-react-taro/dist/es/icons/List2';
import Location from '@nutui/icons-react-taro/dist/es/icons/Location';
import Mail from '@nutui/icons-react-taro/dist/es/icons/Mail';
import Marshalling from '@nutui/icons-react-taro/dist/es/icons/Marshalling';
import Message from '@nutui/icons-react-taro/dist/es/icons/Message';
import Minus from '@nutui/icons-react-taro/dist/es/icons/Minus';
import More from '@nutui/icons-react-taro/dist/es/icons/More';
import NetworkError from '@nutui/icons-react-taro/dist/es/icons/NetworkError';
import Phone from '@nutui/icons-react-taro/dist/es/icons/Phone';
import Photograph from '@nutui/icons-react-taro/dist/es/icons/Photograph';
import Prices from '@nutui/icons-react-taro/dist/es/icons/Prices';
import Received from '@nutui/icons-react-taro/dist/es/icons/Received';
import Scan from '@nutui/icons-react-taro/dist/es/icons/Scan';
import Search from '@nutui/icons-react-taro/dist/es/icons/Search';
import Service from '@nutui/icons-react-taro/dist/es/icons/Service';
import ShieldCheck from '@nutui/icons-react-taro/dist/es/icons/ShieldCheck';
import User from '@nutui/icons-react-taro/dist/es/icons/User';
import VolumeMax from '@nutui/icons-react-taro/dist/es/icons/VolumeMax';
import Wallet from '@nutui/icons-react-taro/dist/es/icons/Wallet';
import Weixin from '@nutui/icons-react-taro/dist/es/icons/Weixin';

/** Icons that are loaded when the first of them is shown. */
export const moreIcons = {
  add: Add,
  chat: Comment,
  clock: Clock,
  complaint: Complaint,
  copy: Copy,
  coupon: Coupon,
  delete: Del,
  edit: Edit,
  exchange: ArrowTransfer,
  eye: Eye,
  eyeClosed: Marshalling,
  feedback: Feedback,
  gift: Gift,
  help: Ask,
  home: Home,
  image: Image,
  link: Link,
  list: List2,
  location: Location,
  mail: Mail,
  message: Message,
  minus: Minus,
  more: More,
  offline: NetworkError,
  phone: Phone,
  photo: Photograph,
  proof: Received,
  rate: Prices,
  scan: Scan,
  search: Search,
  service: Service,
  shield: ShieldCheck,
  user: User,
  voice: VolumeMax,
  wallet: Wallet,
  wechat: Weixin,
} as const;
