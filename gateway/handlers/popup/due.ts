import type { Response } from '@/contract';
import { formatChinese } from '@/domain/dates/civil';
import { duePopups } from '@/domain/home/popupRule';
import type { MemberContext } from '../../context';
import { unreadAssetTransfers } from '../../queries/assetTransfers';
import { listLoans } from '../../queries/loans';
import { isSwitchedOff } from '../../queries/noticeSwitches';
import { listPopups, popupMarks, type PopupPlace, type PopupRow } from '../../queries/popups';

type Popup = Response<'newHomePopup'>['list'][number];
type Values = Readonly<Record<string, string>>;

const TAIL = 4;

/** A popup as the client gets it; `{name}` in its text and target is replaced by a value. */
export function popupOf(row: PopupRow, about = '', values: Values = {}): Popup {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
  return {
    popupId: about === '' ? row.popup_id : `${row.popup_id}:${about}`,
    kind: row.kind,
    title: row.title,
    content: filled(row.content),
    button: row.button,
    jumpUrl: filled(row.jump_url),
    rule: row.rule,
    promotion: row.promotion ? 'Y' : 'N',
  };
}

/** The popup about the customer's newest paid-out loan. */
async function ofNewestLoan({ sql, customer }: MemberContext, row: PopupRow): Promise<Popup[]> {
  const newest = (await listLoans(sql, customer.id)).find(({ state }) => state === 'paid');
  if (newest === undefined) return [];
  const { loan_no, drawn_on } = newest;
  return [popupOf(row, loan_no, { loanNo: loan_no, date: formatChinese(drawn_on) })];
}

async function ofTransfers({ sql, customer }: MemberContext, row: PopupRow): Promise<Popup[]> {
  return (await unreadAssetTransfers(sql, customer.id)).map(({ transfer_no, loan_no, assignee }) =>
    popupOf(row, transfer_no, { loanNo: loan_no, tail: loan_no.slice(-TAIL), assignee }),
  );
}

/** All popups of a place that are due for this customer, most urgent first; only the client knows about elder mode. */
export async function dueFor(context: MemberContext, place: PopupPlace): Promise<readonly Popup[]> {
  const { sql, customer, today } = context;
  const quiet = await isSwitchedOff(sql, customer.id, 'promotion');
  const found: Popup[] = [];
  for (const row of await listPopups(sql, 'member', place)) {
    if (quiet && row.promotion) continue;
    if (row.kind === 'loanContract') found.push(...(await ofNewestLoan(context, row)));
    else if (row.kind === 'assetTransfer') found.push(...(await ofTransfers(context, row)));
    else found.push(popupOf(row));
  }
  return duePopups(found, { marks: await popupMarks(sql, customer.id), today, promotes: true });
}
