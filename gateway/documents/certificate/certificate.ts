import { formatChinese, civilDateAt } from '@/domain/dates/civil';
import { moneyText } from '@/domain/money/fen';
import { maskIdNumber } from '@/domain/person/mask';
import { groupIdNumber } from '@/domain/person/idNumber';
import { amountInWords } from '../amountInWords';
import { groupVerifyCode } from './code';

export const CERTIFICATE_TITLE = '结清证明';
/** Is in `files.template_id`; there is no template of an agreement with it. */
export const CERTIFICATE_FILE = 'settlement-certificate';

/** The row with the name. */
export const BORROWER = '借款人';

/** What a certificate states. */
export interface CertificateFacts {
  readonly number: string;
  readonly name: string;
  readonly idNo: string;
  readonly loanNo: string;
  /** Fen. */
  readonly amount: number;
  readonly drawnOn: string;
  readonly settledOn: string;
  readonly issuedAt: Date;
  readonly lender: string;
  readonly servicePhone: string;
  readonly code: string;
  /** The public page with this code. */
  readonly address: string;
  readonly revoked: boolean;
}

export interface Certificate {
  readonly title: string;
  readonly number: string;
  readonly version: string;
  readonly issuedAt: Date;
  readonly revoked: boolean;
  readonly paragraphs: readonly string[];
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly lender: string;
  readonly issuedOn: string;
  readonly code: string;
  readonly address: string;
  readonly service: string;
}

const VERSION = '1.0';

/** The words of a certificate. The ID number is masked: the paper passes through many hands. */
export function certificateOf(facts: CertificateFacts): Certificate {
  const { name, amount, lender, issuedAt, revoked, number, address } = facts;
  const idNo = groupIdNumber(maskIdNumber(facts.idNo));
  const drawnOn = formatChinese(facts.drawnOn, 'full');
  const settledOn = formatChinese(facts.settledOn, 'full');
  return {
    title: CERTIFICATE_TITLE,
    number,
    version: VERSION,
    issuedAt,
    revoked,
    lender,
    address,
    issuedOn: formatChinese(civilDateAt(issuedAt.getTime()), 'full'),
    code: groupVerifyCode(facts.code),
    service: `如有疑问，请致电 ${facts.servicePhone}`,
    paragraphs: [
      `兹证明：${name}（身份证号 ${idNo}）于 ${drawnOn} 向我公司借款 ${moneyText(amount)}（大写：${amountInWords(amount)}）。`,
      `截至 ${settledOn}，该笔借款的本金、利息及罚息已全部结清，双方就该笔借款再无未了结的债权债务。`,
      '特此证明。',
    ],
    rows: [
      { label: BORROWER, value: name },
      { label: '身份证号', value: idNo },
      { label: '借据编号', value: facts.loanNo },
      { label: '借款金额', value: moneyText(amount) },
      { label: '借款日期', value: drawnOn },
      { label: '结清日期', value: settledOn },
    ],
  };
}
