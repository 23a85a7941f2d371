import { REPAYMENT_METHODS, type RepaymentMethod } from '@/domain/loan/methods';

/** Fen: 500.00 to the available quota, in steps of 100.00. */
export const DRAW_MIN = 50_000;
export const DRAW_STEP = 10_000;
export const TERMS: readonly number[] = [3, 6, 12, 24];
export const METHODS = REPAYMENT_METHODS;
/** Spec §9: the default product type. A link that asks for a type that is not offered gets this one. */
export const PRODUCT_TYPE = 'YQDC001';

/** A product of the same credit line. */
export interface LoanProduct {
  /** Spec §3 Loan type codes. */
  readonly loanType: string;
  readonly name: string;
  readonly note: string;
  readonly terms: readonly number[];
  readonly methods: readonly RepaymentMethod[];
  /** Goods are delivered: the person gives an address before signing. */
  readonly asksAddress: boolean;
}

export const CREDIT: LoanProduct = {
  loanType: PRODUCT_TYPE,
  name: '信用借款',
  note: '打到本人银行卡，用于日常消费',
  terms: TERMS,
  methods: METHODS,
  asksAddress: false,
};
export const GOODS: LoanProduct = {
  loanType: 'JDXD',
  name: '购物分期',
  note: '买东西送到家，需要填写收货地址',
  terms: [3, 6, 12],
  methods: ['equal-instalment', 'equal-principal'],
  asksAddress: true,
};

/** Also for a drawing whose product is not on offer any more. */
export const asksAddress = (product: string): boolean =>
  [CREDIT, GOODS].some((one) => one.loanType === product && one.asksAddress);
