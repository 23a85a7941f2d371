import { MOST_VOUCHERS, offlineRefusals } from '@/contract/offline';
import { formatChinese, type CivilDate } from '@/domain/dates/civil';
import { refusing } from '../refusal';

export const refuseOffline = refusing(offlineRefusals, {
  voucherMissing: '请至少上传一张转账凭证',
  voucherUsed: '这张凭证已经提交过了，请换一张',
  vouchersFull: `最多上传 ${MOST_VOUCHERS} 张，请先删除不需要的`,
  voucherUnknown: '有凭证已经不在了，请重新上传后再提交',
  offlineOpen: '有一笔线下还款正在审核，请等结果出来再提交',
  offlineAmountWrong: '请填写转账金额，最多两位小数',
  offlineDayWrong: (days: number) => `转账日期请选今天或之前 ${days} 天之内`,
  offlineBeforeLoan: (drawnOn: CivilDate) =>
    `这笔借款是${formatChinese(drawnOn, 'full')}借的，请选那天或之后的日期`,
  offlineUnknown: '没有找到这笔线下还款',
});
