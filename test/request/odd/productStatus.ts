import type { Response } from '@/contract';

/** A product status with every field set. */
export const PRODUCT_STATUS: Response<'queryProdSts'> = {
  userStatus: 'creditPass',
  custName: '王芳',
  sex: 'F',
  total: '50000.00',
  available: '38000.00',
  annualRate: '0.1440',
  processPercent: 40,
  retryDate: '2026-12-01',
  overdueDays: 2,
  supplement: '请重新确认联系人信息',
  validTo: '2027-11-18',
  lastDrawn: '5000.00',
  disbursing: '100.00',
  repaying: '101.00',
  raised: { from: '40000.00', to: '50000.00', on: '2026-11-17' },
  settledOn: '2026-11-16',
  coolingOffDaysLeft: 4,
  coolingOffAmount: '1000.00',
  coolingOffLoan: null,
  barred: '您已暂停借款',
  lifting: 'security',
  transfers: [
    {
      ...{ offlineNo: 'F1', loanNo: 'L1', amount: '101.00', paidOn: '2026-11-17' },
      ...{ state: 'held', heldUntil: '2026-12-18' },
    },
  ],
  leavingUntil: '2026-12-02',
  documents: [{ kind: 'supplement', no: 'S1', title: '收入证明', dueOn: '2026-12-03' }],
  idCard: { validTo: '2026-12-20', validity: 'soon' },
  today: '2026-11-18',
};
