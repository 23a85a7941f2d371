import type { PageParams } from '@/navigation';

const FROM = ['loan', 'repayEntry', 'repayConfirm'] as const;

/** The page that needs a card: the result of the binding leads back to it. Passed on from page to page. */
export const fromOf = (params: PageParams) => FROM.find((key) => key === params.get('from'));

const CODE = /^\w{1,16}$/;

/** The bank in the address; '' if there is none. */
export function bankCodeOf(params: PageParams): string {
  const code = params.get('bankCode') ?? '';
  return CODE.test(code) ? code : '';
}
