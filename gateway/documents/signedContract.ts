import { civilDateAt } from '@/domain/dates/civil';
import type { CustomerRow } from '../queries/customers';
import type { GatewaySettings } from '../settings';
import type { Contract, Party, Table } from './contract';
import { contentDigest } from './digest';
import { fillTemplate } from './fillTemplate';
import { costSheetTable, scheduleTable, type ScheduleRow } from './loanTables';
import { costLines, loanValues, type LoanTerms } from './loanValues';
import { lenderValues, signedPerson } from './personValues';
import { findTemplate } from './templates';

/** What is stored of a signed contract: enough to draw it again at any time, byte for byte. */
interface SignedFacts {
  readonly templateId: string;
  readonly customer: Pick<CustomerRow, 'name' | 'id_no' | 'phone'>;
  readonly terms: LoanTerms;
  /** The agreed plan. */
  readonly schedule: readonly ScheduleRow[];
  readonly signedAt: Date;
}

function tableOf({ templateId, terms, schedule }: SignedFacts, lender: string): Table | undefined {
  switch (templateId) {
    case 'loan':
      return scheduleTable(schedule);
    case 'cost-sheet':
      return costSheetTable(costLines(terms, lender));
    default:
      return undefined;
  }
}

/** The complete signed contract; undefined if its template no longer exists. */
export function signedContract(facts: SignedFacts, settings: GatewaySettings): Contract | undefined {
  const template = findTemplate(facts.templateId);
  if (template === undefined) return undefined;
  const { customer, terms, signedAt } = facts;
  const person = signedPerson(customer, civilDateAt(signedAt.getTime()));
  const filled = fillTemplate(template, { ...lenderValues(settings), ...person, ...loanValues(terms) });
  const parties: Party[] = [
    {
      role: '借款人（甲方）',
      name: customer.name,
      details: [
        { label: '身份证号', value: person.idNo ?? '' },
        { label: '手机号', value: person.phone ?? '' },
      ],
    },
    { role: '贷款人（乙方）', name: settings.lender },
  ];
  const table = tableOf(facts, settings.lender);
  const content = {
    title: filled.title,
    version: filled.version,
    number: terms.contractNo,
    parties,
    sections: filled.sections,
    ...(table === undefined ? {} : { table }),
  };
  return { ...content, issuedAt: signedAt, signature: { signedAt, digest: contentDigest(content) } };
}
