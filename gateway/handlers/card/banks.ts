import type { Response } from '@/contract';
import { toYuan } from '@/domain/money/fen';
import { maskName, maskPhone } from '@/domain/person/mask';
import type { CustomerRow } from '../../queries/customers';
import { debitBanks } from './bins';

type Bank = Response<'qrySupportBankList'>['list'][number];
type Info = Response<'queryBankInfo'>;

interface Limits {
  /** Fen. */
  readonly perPayment: number;
  readonly perDay: number;
}

/** Most banks debit this much at once and a day; those with other limits are listed. */
const USUAL: Limits = { perPayment: 5_000_000, perDay: 20_000_000 };
const LIMITS: Readonly<Record<string, Limits>> = {
  CMB: { perPayment: 20_000_000, perDay: 20_000_000 },
  CCB: { perPayment: 10_000_000, perDay: 50_000_000 },
  PSBC: { perPayment: 1_000_000, perDay: 5_000_000 },
};

export function limitsOf(bankCode: string): Pick<Info, 'perPayment' | 'perDay'> {
  const { perPayment, perDay } = LIMITS[bankCode] ?? USUAL;
  return { perPayment: toYuan(perPayment), perDay: toYuan(perDay) };
}

/** The banks of the quick binding: open ones first. */
export function banksOf(maintained: readonly string[]): Bank[] {
  const banks = debitBanks().map(({ code, name }): Bank => ({
    bankCode: code,
    bankName: name,
    state: maintained.includes(code) ? 'maintained' : 'open',
  }));
  return [...banks.filter(({ state }) => state === 'open'), ...banks.filter(({ state }) => state !== 'open')];
}

export const bankInfo = (
  bankCode: string,
  { name, phone }: CustomerRow,
): Omit<Info, 'bankCode' | 'bankName' | 'state'> => ({
  ...limitsOf(bankCode),
  cardTypes: [
    { cardType: 'debit', supported: 'Y', reason: '' },
    { cardType: 'credit', supported: 'N', reason: '信用卡不能收款，也不能用来还款' },
  ],
  holder: name === '' ? '' : maskName(name),
  phone: maskPhone(phone),
});
