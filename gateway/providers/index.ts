import type { Sql } from '../database';
import { decisionsOf } from '../queries/decisions';
import { faceOutcome } from '../queries/faceChecks';
import { addMessage } from '../queries/messages';
import type { GatewaySettings } from '../settings';
import { makeBankProvider, type BankProvider } from './bank';
import { makeCreditProvider, type CreditDecisionProvider } from './credit';
import { providerSetting, type ProviderName } from './endpoint';
import { makeFaceProvider, type FaceProvider } from './face';
import { makeOcrProvider, type OcrProvider } from './ocr';
import { makeSmsProvider, type SmsProvider } from './sms';

/** The outside world as the handlers know it. */
export interface Providers {
  readonly sms: SmsProvider;
  readonly ocr: OcrProvider;
  readonly face: FaceProvider;
  readonly bank: BankProvider;
  readonly credit: CreditDecisionProvider;
}

/** The providers of one call: the sandbox versions read and write in the call's own transaction. */
export function makeProviders({
  sql,
  now,
  settings,
}: {
  sql: Sql;
  now: Date;
  settings: GatewaySettings;
}): Providers {
  const setting = (name: ProviderName) => providerSetting(process.env, name);
  const decisionFor = (phone: string) => decisionsOf(sql, phone);
  return {
    sms: makeSmsProvider(setting('SMS'), {
      record: ({ phone, channel, text, code }) =>
        addMessage(sql, { at: now, phone, channel, text, code: code ?? '' }),
    }),
    ocr: makeOcrProvider(setting('OCR')),
    face: makeFaceProvider(setting('FACE'), {
      decisionFor,
      chosen: (token) => faceOutcome(sql, token),
      pageUrl: (token) => `${settings.publicUrl}/sandbox/face/${encodeURIComponent(token)}`,
    }),
    bank: makeBankProvider(setting('BANK'), { decisionFor }),
    credit: makeCreditProvider(setting('CREDIT'), { decisionFor }),
  };
}
