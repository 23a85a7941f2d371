import type { Handlers } from '../context';
import { activityHandlers } from './activity';
import { benefitsHandlers } from './benefits';
import { boundCardHandlers } from './boundCard';
import { cardHandlers } from './card';
import { channelHandlers } from './channel';
import { contentHandlers } from './content';
import { couponHandlers } from './coupon';
import { creditHandlers } from './credit';
import { dataExportHandlers } from './dataExport';
import { deviceHandlers } from './device';
import { documentHandlers } from './document';
import { educationHandlers } from './education';
import { empowerHandlers } from './empower';
import { employerMailHandlers } from './employerMail';
import { enterpriseHandlers } from './enterprise';
import { grayHandlers } from './gray';
import { historyHandlers } from './history';
import { identityHandlers } from './identity';
import { loanHandlers } from './loan';
import { loanAddressHandlers } from './loanAddress';
import { loanStartHandlers } from './loanStart';
import { loanStepHandlers } from './loanStep';
import { logHandlers } from './log';
import { logOffHandlers } from './logOff';
import { loginHandlers } from './login';
import { noticeHandlers } from './notice';
import { noticeSwitchHandlers } from './noticeSwitch';
import { offlineHandlers } from './offline';
import { partnerStepHandlers } from './partnerStep';
import { partnerHandlers } from './partner';
import { passwordHandlers } from './password';
import { payoutHandlers } from './payout';
import { personHandlers } from './person';
import { popupHandlers } from './popup';
import { helpHandlers } from './help';
import { idCardRenewalHandlers } from './idCardRenewal';
import { identityCheckHandlers } from './identityCheck';
import { proposeHandlers } from './propose';
import { proofHandlers } from './proof';
import { quickBindingHandlers } from './quickBinding';
import { raiseHandlers } from './raise';
import { rateHandlers } from './rate';
import { recoveryHandlers } from './recovery';
import { repayHandlers } from './repay';
import { routeHandlers } from './route';
import { securityHandlers } from './security';
import { homeStatusHandlers } from './homeStatus';
import { systemHandlers } from './system';
import { settlementHandlers } from './settlement';
import { supplementHandlers } from './supplement';
import { tokenHandlers } from './token';
import { trackHandlers } from './track';
import { upgradeHandlers } from './upgrade';
import { userHandlers } from './user';
import { wechatHandlers } from './wechat';
import { wechatMessageHandlers } from './wechatMessages';

/** The handler of every call: one that is missing does not compile. */
export const handlers: Handlers = {
  ...tokenHandlers,
  ...loginHandlers,
  ...rateHandlers,
  ...userHandlers,
  ...contentHandlers,
  ...couponHandlers,
  ...noticeHandlers,
  ...activityHandlers,
  ...upgradeHandlers,
  ...creditHandlers,
  ...identityHandlers,
  ...cardHandlers,
  ...quickBindingHandlers,
  ...boundCardHandlers,
  ...idCardRenewalHandlers,
  ...passwordHandlers,
  ...loanHandlers,
  ...loanStartHandlers,
  ...loanStepHandlers,
  ...loanAddressHandlers,
  ...payoutHandlers,
  ...repayHandlers,
  ...historyHandlers,
  ...benefitsHandlers,
  ...raiseHandlers,
  ...proofHandlers,
  ...offlineHandlers,
  ...documentHandlers,
  ...settlementHandlers,
  ...logHandlers,
  ...deviceHandlers,
  ...trackHandlers,
  ...channelHandlers,
  ...grayHandlers,
  ...enterpriseHandlers,
  ...popupHandlers,
  ...recoveryHandlers,
  ...educationHandlers,
  ...routeHandlers,
  ...wechatHandlers,
  ...wechatMessageHandlers,
  ...partnerHandlers,
  ...partnerStepHandlers,
  ...empowerHandlers,
  ...dataExportHandlers,
  ...personHandlers,
  ...noticeSwitchHandlers,
  ...logOffHandlers,
  ...helpHandlers,
  ...identityCheckHandlers,
  ...securityHandlers,
  ...homeStatusHandlers,
  ...systemHandlers,
  ...proposeHandlers,
  ...supplementHandlers,
  ...employerMailHandlers,
};
