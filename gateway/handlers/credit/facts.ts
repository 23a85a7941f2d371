import { contactFlags, missingContacts } from '@/domain/credit/contactFlags';
import { later, type CivilDate } from '@/domain/dates/civil';
import { isWhole, validityOf } from '@/domain/person/idCard';
import type { Sql } from '../../database';
import { barsOf, type Bars } from '../../facts';
import {
  lastApplication,
  retryDateAhead,
  waitsForMore,
  type ApplicationRow,
} from '../../queries/applications';
import { listCards, type CardRow } from '../../queries/cards';
import { listContacts, type ContactRow } from '../../queries/contacts';
import { findCreditLine, type CreditLineRow } from '../../queries/creditLines';
import type { CustomerRow } from '../../queries/customers';
import { decisionsOf } from '../../queries/decisions';
import { facePassed } from '../../queries/faceChecks';
import { findIdCard, type IdCardRow } from '../../queries/idCards';
import { newestPartnerStep } from '../../queries/partnerSteps';
import { hasTradePassword } from '../../queries/tradePasswords';
import { workOf } from '../user/work';
import { CONTACT_DISPLAY, type FlowShape, type StepsDone } from './flow';

/** What is stored about a customer's application. */
export interface CreditFacts {
  readonly idCard: IdCardRow | undefined;
  readonly contacts: readonly ContactRow[];
  readonly cards: readonly CardRow[];
  readonly hasPassword: boolean;
  readonly application: ApplicationRow | undefined;
  readonly bars: Bars;
  /** The first day on which a person denied here or in an earlier account may apply again; null if they may. */
  readonly retryDate: CivilDate | null;
  /** The granted line, expired or not. */
  readonly line: CreditLineRow | undefined;
  readonly lineLives: boolean;
  readonly done: StepsDone;
  readonly shape: FlowShape;
}

/** Whether contacts and occupation are complete for the sections that are shown. */
export async function contactsComplete(
  sql: Sql,
  customer: CustomerRow,
  contacts: readonly ContactRow[],
): Promise<boolean> {
  const form = {
    general: contacts.filter(({ kind }) => kind === 'general'),
    emergency: contacts.filter(({ kind }) => kind === 'emergency'),
    ...(await workOf(sql, customer)),
  };
  return missingContacts(form, contactFlags(CONTACT_DISPLAY), customer.phone).length === 0;
}

/** If the bank asked to confirm the contacts again, they count only when saved after that. */
async function contactsStand(
  sql: Sql,
  customer: CustomerRow,
  contacts: readonly ContactRow[],
  application: ApplicationRow | undefined,
): Promise<boolean> {
  const asked = (waitsForMore(application) && application?.supplement_asked_at) || undefined;
  const fresh = asked === undefined || contacts.every(({ saved_at }) => saved_at > asked);
  return fresh && (await contactsComplete(sql, customer, contacts));
}

const idCardStands = (card: IdCardRow | undefined, today: CivilDate): boolean =>
  isWhole(card) && validityOf(card.valid_to, today) !== 'expired';

/**
 * Time from which a face check or a partner's step counts: one serves one application, so a denial or an expired line requires a new
 * one. Undefined without an application, or while the last one is open or its line is valid.
 */
function countsSince(application: ApplicationRow | undefined, lineLives: boolean): Date | undefined {
  if (application === undefined || application.state === 'reviewing' || lineLives) return undefined;
  return application.submitted_at;
}

/** How this person's flow is configured; in the sandbox the console decides. */
async function shapeOf(
  sql: Sql,
  { phone }: CustomerRow,
  application: ApplicationRow | undefined,
): Promise<FlowShape> {
  const { creditFlow } = await decisionsOf(sql, phone);
  return {
    supplements: waitsForMore(application),
    ownContacts: creditFlow === 'ownContacts',
    partner: creditFlow === 'partnerPage',
  };
}

const laterOf = (one: CivilDate | null, other: CivilDate | null): CivilDate | null =>
  one === null || other === null ? (one ?? other) : later(one, other);

export async function creditFacts(sql: Sql, customer: CustomerRow, today: CivilDate): Promise<CreditFacts> {
  const [idCard, contacts, cards, hasPassword, application, line] = [
    await findIdCard(sql, customer.id),
    await listContacts(sql, customer.id),
    await listCards(sql, customer.id),
    await hasTradePassword(sql, customer.id),
    await lastApplication(sql, customer.id),
    await findCreditLine(sql, customer.id),
  ];
  const bars = await barsOf(sql, customer, today);
  const lineLives = line !== undefined && line.valid_to >= today;
  const since = countsSince(application, lineLives);
  const shape = await shapeOf(sql, customer, application);
  return {
    shape,
    idCard,
    contacts,
    cards,
    hasPassword,
    application,
    bars,
    retryDate: laterOf(retryDateAhead(application, today), bars.deniedUntil),
    line,
    lineLives,
    done: {
      ocr: idCardStands(idCard, today),
      face: await facePassed(sql, customer.id, 'credit', since),
      partner: shape.partner && (await newestPartnerStep(sql, customer.id, since))?.result === 'done',
      contact: await contactsStand(sql, customer, contacts, application),
      bankCard: cards.length > 0,
      password: hasPassword,
    },
  };
}
