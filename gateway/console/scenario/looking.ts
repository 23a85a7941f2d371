import { calls, type CallDefinition, type CallName } from '@/contract';

/** They change nothing, and ask no service: written down only if a later step names what they answered. */
const LOOKS: readonly CallName[] = [
  ...['queryLoginPic', 'getUserInfoByPhone', 'queryZdList', 'operationList'],
  ...['queryCouponNode', 'queryCoupon', 'personalNotices', 'personalNotice'],
  ...['upgrade', 'queryCreditConf', 'queryDisplayElements', 'qryPhaseElementsDisplay'],
  ...['queryWhetherActiveUser', 'creditStatus', 'queryCertIdValidity', 'queryBankList'],
  ...['querybankBin', 'qrySupportBankList', 'queryBankInfo', 'queryBindCardInfo'],
  ...['isBankCardSecSign', 'qryBankCardSwitchConf', 'queryIdCardRenewal', 'queryCustQuota'],
  ...['queryTrialInfo', 'qryWillSignFiles', 'queryLoanUnion', 'preLoanPopCheck'],
  ...['queryLoanPopup', 'qryLoanStep', 'queryRegions', 'queryPlaces'],
  ...['queryLoaning', 'queryRepayState', 'queryUserCoolingOffPeriod', 'queryLoanState'],
  ...['queryLoanRecordInfo', 'queryRepaymentInfo', 'queryContractList', 'queryTripartiteCoupon'],
  ...['raiseStatus', 'raiseRecords', 'rateRange', 'proofList'],
  ...['proofInfo', 'offlineQuery', 'contractPreview', 'contractPages'],
  ...['settlementList', 'queryDeviceInfo', 'getRouteChannel', 'queryCustGrayTag'],
  ...['queryGrayTag', 'enterprisePartners', 'enterpriseList', 'newHomePopup'],
  ...['queryWxuserinfo', 'queryAccessCode', 'empowerState', 'dataExportList'],
  ...['queryUserInfo', 'showUserInfo', 'getHomeUserInfoByPhone', 'queryAllProprietaryProducts'],
  ...['noticeSwitches', 'wechatTopics', 'logOffState', 'checkMethods'],
  ...['securityState', 'selectIndexData', 'getUserProdSts', 'getUserProdStsAndfunc'],
  ...['queryUserOverDue', 'queryNodeDatas', 'queryCustLoanSts', 'queryPreLoanCredit'],
  ...['disciplinaryData', 'querygetPrompt', 'getOperationList', 'positionList'],
  ...['getBase64Context', 'getRedisValueByKey', 'abtest', 'getRandomValue'],
  ...['appListSwitch', 'proposeList', 'proposeInfo', 'supplementList'],
  ...['supplementInfo', 'mailQuery'],
] as const;

/** What clients report of themselves, with numbers of devices. */
const REPORTS: readonly CallName[] = [
  ...['oauthToken', 'noticeChangeRead', 'saveActivityRecord', 'contractDownload'],
  ...['saveToken', 'printErrorMsg', 'saveBxDevice', 'saveBxErrorMsg'],
  ...['saveH5GrayLog', 'grayUpgradeSaveLog', 'saveShowMark', 'closeShowup'],
  ...['appListInformation', 'saveLog'],
] as const;

export const isReport = (name: CallName): boolean => {
  const definition: CallDefinition = calls[name];
  return definition.silent === true || REPORTS.includes(name);
};
export const onlyLooks = (name: CallName): boolean => calls[name].verb === 'GET' || LOOKS.includes(name);
