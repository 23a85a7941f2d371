/**
 * Every placeholder that a template may have, `{name}` in its text, with its meaning. Values are formatted for reading: amounts
 * as 12,000.00 without the unit, rates as 14.40%, dates as 2026年11月18日, names and numbers masked where required.
 */
export const placeholders = {
  lender: 'full company name, from the settings',
  servicePhone: 'customer service phone, from the settings',
  borrowerName: 'name of the person',
  idNo: 'ID number of the person',
  phone: 'phone of the person',
  contractNo: 'number of the loan or credit contract',
  signDate: 'date of signing',
  creditLimit: 'credit limit in yuan',
  limitValidTo: 'last day of the credit limit',
  amount: 'principal in yuan',
  amountInWords: 'principal in Chinese capitals: 壹万贰仟元整',
  purpose: 'what the loan is for',
  terms: 'number of monthly instalments',
  method: 'repayment method by name: 等额本息',
  drawDate: 'date of drawing',
  dueDates:
    'when instalments fall due: 每月 3 日为还款日，首个还款日为 2026年12月3日, or of a loan in one sum its only day',
  lastDueDate: 'last due date',
  annualRate: 'annual rate, simple',
  annualisedRate: 'comprehensive annualised cost, simple',
  penaltyAnnualRate: 'penalty rate a year, simple',
  penaltyDailyRate: 'penalty rate a day',
  rateCeiling: 'annual ceiling of all costs together',
  totalInterest: 'interest in yuan when paid as planned',
  discount: 'taken off by a coupon, in yuan',
  totalRepay: 'principal and interest less discount, in yuan',
  coolingOffDays: 'days of the cooling-off period',
  bankName: 'bank of the card',
  cardNo: 'number of the card, masked',
} as const;

export type PlaceholderName = keyof typeof placeholders;
export type PlaceholderValues = Readonly<Partial<Record<PlaceholderName, string>>>;
