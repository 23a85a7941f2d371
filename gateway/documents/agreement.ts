import type { Fen } from '@/domain/money/fen';
import { civilDateAt } from '@/domain/dates/civil';
import { parseYuan } from '@/domain/money/fen';
import { trialOf } from '../ledger/trial';
import type { CustomerRow } from '../queries/customers';
import type { GatewaySettings } from '../settings';
import type { Contract, Party, Table } from './contract';
import { contentDigest } from './digest';
import { fillTemplate, type Template } from './fillTemplate';
import { costSheetTable, scheduleTable, type ScheduleRow } from './loanTables';
import { costLines, loanValues, type LoanTerms } from './loanValues';
import { lenderValues, signedPerson } from './personValues';
import type { PlaceholderValues } from './placeholders';

/** A text with blanks, as it is kept. */
export type TemplateText = Pick<Template, 'id' | 'version' | 'title' | 'sections'>;

/** All that a paper with a text of ours says besides that text: nothing of it is looked up again. */
export interface AgreementFacts {
  readonly kind: 'agreement';
  readonly act: 'signed' | 'agreed';
  readonly number: string;
  /** ISO instant. */
  readonly signedAt: string;
  readonly values: PlaceholderValues;
  readonly parties: readonly Party[];
  readonly table: Table | null;
}

type Person = Pick<CustomerRow, 'name' | 'id_no' | 'phone'>;

const fen = (yuan: string): Fen => parseYuan(yuan) ?? 0;

const planOf = (terms: LoanTerms): ScheduleRow[] =>
  trialOf(terms).schedule.map((row) => ({
    term: row.term,
    dueDate: row.dueDate,
    principal: fen(row.principal),
    interest: fen(row.interest),
    total: fen(row.total),
    balance: fen(row.balance),
  }));

function tableOf(templateId: string, terms: LoanTerms, lender: string): Table | null {
  if (templateId === 'loan') return scheduleTable(planOf(terms));
  if (templateId === 'cost-sheet') return costSheetTable(costLines(terms, lender));
  return null;
}

function partiesOf(customer: Person, values: PlaceholderValues, roles: readonly [string, string]): Party[] {
  const details = [
    { label: '身份证号', value: values.idNo ?? '' },
    { label: '手机号', value: values.phone ?? '' },
  ].filter(({ value }) => value !== '');
  return [
    { role: roles[0], name: customer.name || '本人', details },
    { role: roles[1], name: values.lender ?? '' },
  ];
}

/** What a person signs for a drawing: the plan as it was read, counted from the day of signing. */
export function drawingFacts(
  given: {
    readonly templateId: string;
    readonly customer: Person;
    readonly terms: LoanTerms;
    readonly signedAt: Date;
  },
  settings: GatewaySettings,
): AgreementFacts {
  const { templateId, customer, terms, signedAt } = given;
  const values = {
    ...lenderValues(settings),
    ...signedPerson(customer, civilDateAt(signedAt.getTime())),
    ...loanValues(terms),
  };
  return {
    kind: 'agreement',
    act: 'signed',
    number: terms.contractNo,
    signedAt: signedAt.toISOString(),
    values,
    parties: partiesOf(customer, values, ['借款人（甲方）', '贷款人（乙方）']),
    table: tableOf(templateId, terms, settings.lender),
  };
}

/** What a person agrees to besides drawings. `values`: what the text was filled with beyond person and lender. */
export function consentFacts(
  given: {
    readonly number: string;
    readonly customer: Person;
    readonly values: PlaceholderValues;
    readonly at: Date;
  },
  settings: GatewaySettings,
): AgreementFacts {
  const { customer, at } = given;
  const values = {
    ...lenderValues(settings),
    ...signedPerson(customer, civilDateAt(at.getTime())),
    ...given.values,
  };
  return {
    kind: 'agreement',
    act: 'agreed',
    number: given.number,
    signedAt: at.toISOString(),
    values,
    parties: partiesOf(customer, values, ['同意人', '提供方']),
    table: null,
  };
}

/** The complete paper from its text and its facts. */
export function agreementOf(text: TemplateText, facts: AgreementFacts): Contract {
  const { title, version, sections } = fillTemplate({ ...text, effectiveOn: '' }, facts.values);
  const { number, parties, table, act } = facts;
  const content = { title, version, number, parties, sections, ...(table && { table }) };
  const signedAt = new Date(facts.signedAt);
  return { ...content, issuedAt: signedAt, signature: { signedAt, act, digest: contentDigest(content) } };
}
