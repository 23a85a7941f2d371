import type { Response } from '@/contract';
import { AUTHORISATIONS, type Authorisation } from '@/contract/codes';
import type { MemberContext } from '../../context';
import { findTemplate, titleOf } from '../../documents/templates';
import { loanAccounts } from '../../ledger/loanAccount';
import { consentLedger, newestConsents, type ConsentRow } from '../../queries/consents';
import { findCreditLine } from '../../queries/creditLines';
import { barsOf, hasUnderWay } from '../../facts';
import { isSwitchedOff } from '../../queries/noticeSwitches';

type State = Response<'empowerState'>;
type One = State['list'][number];

const MOST_RECORDS = 200;

/** Spec §4 recallStatus of a withdrawn authorisation: the other consents do not block a drawing. */
export const RECALL: Readonly<Partial<Record<Authorisation, string>>> = {
  'credit-report': '3',
  'personal-info': '2',
};
/** Given again in the list itself; the others are asked for where they are used. */
export const GIVEN_HERE: Readonly<Partial<Record<Authorisation, string>>> = {
  'personal-info': 'credit',
  'credit-report': 'credit',
  marketing: 'marketing',
};

const BARRED = {
  creditReport: '有可用额度或没结清的借款时，征信授权不能撤回；额度到期、借款结清后就可以撤回',
  bankCard: '有没结清的借款或处理中的交易时，代扣授权不能撤回；可以先换一张卡还款，结清后再撤回',
} as const;

/** Why this authorisation cannot be withdrawn now, in words; '' if it can. */
export async function barOf({ sql, customer, today }: MemberContext, id: Authorisation): Promise<string> {
  if (id !== 'credit-report' && id !== 'bank-card') return '';
  const unpaid = (await loanAccounts(sql, customer.id)).some(({ settled }) => !settled);
  const busy = unpaid || (await hasUnderWay(sql, customer.id));
  if (id === 'bank-card') return busy ? BARRED.bankCard : '';
  const line = await findCreditLine(sql, customer.id);
  const lives = line !== undefined && line.valid_to >= today;
  return busy || lives ? BARRED.creditReport : '';
}

/** Spec §4: what the withdrawn consents of a customer make of the recall status. */
export async function recallOf({ sql, customer }: Pick<MemberContext, 'sql' | 'customer'>): Promise<string> {
  const rows = await newestConsents(sql, customer.id);
  const withdrawn = rows.filter(({ withdrawn_at }) => withdrawn_at !== null);
  const found = (Object.keys(RECALL) as Authorisation[]).find((id) =>
    withdrawn.some(({ template_id }) => template_id === id),
  );
  return (found && RECALL[found]) ?? '0';
}

const instantOf = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

/** Promotions hold until the person says no. */
async function isGiven({ sql, customer }: MemberContext, id: Authorisation, row: ConsentRow | undefined) {
  if (id === 'marketing') return !(await isSwitchedOff(sql, customer.id, 'promotion'));
  return row !== undefined && row.withdrawn_at === null;
}

const factsOf = (row: ConsentRow | undefined): Pick<One, 'version' | 'scene' | 'at'> =>
  row === undefined
    ? { version: '', scene: '', at: null }
    : { version: row.version, scene: row.scene, at: row.at.toISOString() };

async function oneOf(context: MemberContext, id: Authorisation, row: ConsentRow | undefined): Promise<One> {
  const given = await isGiven(context, id, row);
  return {
    id,
    title: titleOf(id),
    ...factsOf(row),
    given: given ? 'Y' : 'N',
    withdrawnAt: given ? null : instantOf(row?.withdrawn_at),
    offered: GIVEN_HERE[id] === undefined ? '' : (findTemplate(id)?.version ?? ''),
    barred: given ? await barOf(context, id) : '',
  };
}

/** The ledger of a customer. An authorisation that was never asked for is left out, unless it was withdrawn in an earlier account. */
export async function empowerStateOf(context: MemberContext): Promise<State> {
  const { sql, customer, today } = context;
  const newest = new Map((await newestConsents(sql, customer.id)).map((row) => [row.template_id, row]));
  const { recallStatus } = await barsOf(sql, customer, today);
  const shown = AUTHORISATIONS.filter(
    (id) => newest.has(id) || id === 'marketing' || RECALL[id] === recallStatus,
  );
  const list: One[] = [];
  for (const id of shown) list.push(await oneOf(context, id, newest.get(id)));
  const records = (await consentLedger(sql, customer.id, MOST_RECORDS)).map((row) => ({
    templateId: row.template_id,
    title: titleOf(row.template_id),
    version: row.version,
    scene: row.scene,
    at: row.at.toISOString(),
    withdrawnAt: instantOf(row.withdrawn_at),
  }));
  return { recallStatus, list, records };
}
