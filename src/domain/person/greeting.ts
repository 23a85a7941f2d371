import { sexOf } from './idNumber';

/** Spec §5: an odd next-to-last digit of the ID number gives the male title; otherwise, and without a number, the female one. */
export function titleOf(idNumber: string | null | undefined): '先生' | '女士' {
  return sexOf(idNumber ?? '') === 'male' ? '先生' : '女士';
}

/** '王先生，您好' (spec §5: first character of custName, title, hello); without a name just '您好'. */
export function greeting(custName: string | null | undefined, idNumber?: string | null): string {
  const [surname] = Array.from((custName ?? '').trim());
  return surname === undefined ? '您好' : `${surname}${titleOf(idNumber)}，您好`;
}

/** The greeting if the server sends only the sex instead of the number: 'M', 'F' or '' (unknown). */
export function greetingOf(custName: string, sex: 'M' | 'F' | ''): string {
  const [surname] = Array.from(custName.trim());
  return surname === undefined ? '您好' : `${surname}${sex === 'M' ? '先生' : '女士'}，您好`;
}
