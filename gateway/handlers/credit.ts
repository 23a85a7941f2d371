import type { creditCalls } from '@/contract/credit';
import { toYuan } from '@/domain/money/fen';
import type { CivilDate } from '@/domain/dates/civil';
import type { HandlersOf } from '../context';
import type { Sql } from '../database';
import { barsOf } from '../facts';
import { lastApplication, waitsForMore } from '../queries/applications';
import { listContacts } from '../queries/contacts';
import { dropCreditLine, findCreditLine } from '../queries/creditLines';
import { lockCustomer, type CustomerRow } from '../queries/customers';
import { hasTradePassword } from '../queries/tradePasswords';
import { refuseCredit } from '../refusals/credit';
import { activate, awaitsActivation } from './credit/activation';
import { afterDecision } from './credit/afterDecision';
import { DENIED_TEXT } from './credit/decision';
import { shownState, submitApplication, submitAtOldAddress } from './credit/application';
import { contactsComplete, creditFacts } from './credit/facts';
import { CONTACT_DISPLAY, CREDIT_CONF_SEQ, flowNodes, SUPPLEMENT_DISPLAY } from './credit/flow';
import { creditStateOf } from './credit/state';
import { transferOf } from './credit/transfer';

const NO_LINE = { total: 0, annual_rate: '0.0000', valid_to: null } as const;
const NO_APPLICATION = { state: 'none', retry_date: null, reason: '' } as const;

/** Denied in an earlier account: the wait goes on. */
async function withoutApplication(sql: Sql, customer: CustomerRow, today: CivilDate) {
  const { deniedUntil } = await barsOf(sql, customer, today);
  return deniedUntil === null
    ? NO_APPLICATION
    : ({ state: 'denied', retry_date: deniedUntil, reason: DENIED_TEXT } as const);
}

const creditState = afterDecision(async (context) => {
  const { sql, customer, today } = context;
  return creditStateOf(context, customer, await creditFacts(sql, customer, today));
});

export const creditHandlers: HandlersOf<typeof creditCalls> = {
  queryCreditState: creditState,
  applyCreditState: creditState,

  /** Removes the expired line, so that the flow starts again. Idempotent. */
  async reApply(_request, { sql, customer, today }) {
    await lockCustomer(sql, customer.id);
    const line = await findCreditLine(sql, customer.id);
    if (line === undefined) {
      if ((await lastApplication(sql, customer.id))?.state === 'approved') return {};
      throw refuseCredit('nothingToReapply');
    }
    if (line.valid_to >= today) throw refuseCredit('lineStillGood');
    await dropCreditLine(sql, customer.id);
    return {};
  },

  async queryCreditConf(_request, { sql, customer, today }) {
    const { done, shape } = await creditFacts(sql, customer, today);
    return {
      creditConfSeq: CREDIT_CONF_SEQ,
      creditGrantingProcess: flowNodes(done, shape),
    };
  },

  async queryDisplayElements(_request, { sql, customer }) {
    return waitsForMore(await lastApplication(sql, customer.id)) ? SUPPLEMENT_DISPLAY : CONTACT_DISPLAY;
  },

  async qryPhaseElementsDisplay(_request, { sql, customer }) {
    const complete = await contactsComplete(sql, customer, await listContacts(sql, customer.id));
    return {
      isShowPersonInfo: complete ? 'N' : 'Y',
      isShowPwd: (await hasTradePassword(sql, customer.id)) ? 'N' : 'Y',
    };
  },

  creditSubmit: submitApplication,
  applyCreditSubmit: submitAtOldAddress,

  async queryWhetherActiveUser(_request, { sql, customer, today }) {
    const line = await findCreditLine(sql, customer.id);
    const waits = awaitsActivation(line, today);
    return {
      active: line === undefined || line.valid_to < today || waits ? 'N' : 'Y',
      toActivate: waits ? 'Y' : 'N',
    };
  },

  activeSubmit: (_request, context) => activate(context),

  zdTransferZy: (request, context) => transferOf(context, request),

  creditStatus: afterDecision(async ({ sql, customer, today }) => {
    const application = await lastApplication(sql, customer.id);
    const line = await findCreditLine(sql, customer.id);
    // An approval no longer counts once its line was removed for a new application.
    const spent = application?.state === 'approved' && line === undefined;
    const { state, retry_date, reason } =
      spent || application === undefined
        ? await withoutApplication(sql, customer, today)
        : { ...application, state: shownState(application) };
    const { total, annual_rate, valid_to } = line ?? NO_LINE;
    return {
      state,
      total: toYuan(total),
      annualRate: annual_rate,
      validTo: valid_to,
      retryDate: retry_date,
      reason,
    };
  }),
};
