import { activityCalls } from './activity';
import { benefitsCalls } from './benefits';
import { boundCardCalls } from './boundCard';
import { cardCalls } from './card';
import { channelCalls } from './channel';
import { contentCalls } from './content';
import { couponCalls } from './coupon';
import { creditCalls } from './credit';
import type { RequestOf, ResponseOf } from './define';
import { dataExportCalls } from './dataExport';
import { deviceCalls } from './device';
import { documentCalls } from './document';
import { educationCalls } from './education';
import { empowerCalls } from './empower';
import { employerMailCalls } from './employerMail';
import { enterpriseCalls } from './enterprise';
import { grayCalls } from './gray';
import { historyCalls } from './history';
import { identityCalls } from './identity';
import { loanCalls } from './loan';
import { loanAddressCalls } from './loanAddress';
import { loanStartCalls } from './loanStart';
import { loanStepCalls } from './loanStep';
import { logCalls } from './log';
import { logOffCalls } from './logOff';
import { loginCalls } from './login';
import { noticeCalls } from './notice';
import { noticeSwitchCalls } from './noticeSwitch';
import { offlineCalls } from './offline';
import { partnerCalls } from './partner';
import { partnerStepCalls } from './partnerStep';
import { passwordCalls } from './password';
import { payoutCalls } from './payout';
import { personCalls } from './person';
import { popupCalls } from './popup';
import { helpCalls } from './help';
import { idCardRenewalCalls } from './idCardRenewal';
import { identityCheckCalls } from './identityCheck';
import { proofCalls } from './proof';
import { proposeCalls } from './propose';
import { quickBindingCalls } from './quickBinding';
import { raiseCalls } from './raise';
import { rateCalls } from './rate';
import { recoveryCalls } from './recovery';
import { repayCalls } from './repay';
import { routeCalls } from './route';
import { securityCalls } from './security';
import { homeStatusCalls } from './homeStatus';
import { systemCalls } from './system';
import { settlementCalls } from './settlement';
import { supplementCalls } from './supplement';
import { tokenCalls } from './token';
import { trackCalls } from './track';
import { upgradeCalls } from './upgrade';
import { userCalls } from './user';
import { wechatCalls } from './wechat';
import { wechatMessageCalls } from './wechatMessages';

/** Every call of the product. */
export const calls = {
  ...tokenCalls,
  ...loginCalls,
  ...userCalls,
  ...contentCalls,
  ...couponCalls,
  ...noticeCalls,
  ...activityCalls,
  ...upgradeCalls,
  ...creditCalls,
  ...identityCalls,
  ...cardCalls,
  ...quickBindingCalls,
  ...boundCardCalls,
  ...idCardRenewalCalls,
  ...passwordCalls,
  ...loanCalls,
  ...loanStartCalls,
  ...loanStepCalls,
  ...loanAddressCalls,
  ...payoutCalls,
  ...repayCalls,
  ...historyCalls,
  ...benefitsCalls,
  ...raiseCalls,
  ...rateCalls,
  ...proofCalls,
  ...offlineCalls,
  ...documentCalls,
  ...settlementCalls,
  ...logCalls,
  ...deviceCalls,
  ...trackCalls,
  ...channelCalls,
  ...grayCalls,
  ...enterpriseCalls,
  ...popupCalls,
  ...recoveryCalls,
  ...educationCalls,
  ...routeCalls,
  ...wechatCalls,
  ...partnerCalls,
  ...partnerStepCalls,
  ...empowerCalls,
  ...dataExportCalls,
  ...personCalls,
  ...noticeSwitchCalls,
  ...wechatMessageCalls,
  ...logOffCalls,
  ...helpCalls,
  ...identityCheckCalls,
  ...securityCalls,
  ...homeStatusCalls,
  ...systemCalls,
  ...proposeCalls,
  ...supplementCalls,
  ...employerMailCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type Request<N extends CallName> = RequestOf<Calls[N]>;
export type Response<N extends CallName> = ResponseOf<Calls[N]>;
export type {
  AuthKind,
  BodyKind,
  CallDefinition,
  RefusalCode,
  RefusalName,
  RequestOf,
  ResponseOf,
} from './define';
