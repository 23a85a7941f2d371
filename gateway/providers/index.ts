import type { Database } from '../database';
import { insideTransaction } from '../database/insideTransaction';
import type { SandboxKeys } from '../keys';
import { bankMemory } from '../queries/bankOrders';
import { chosenBinding } from '../queries/cardBindings';
import { readClock } from '../queries/clock';
import { decisionsOf } from '../queries/decisions';
import { faceOutcome } from '../queries/faceChecks';
import { addMessage } from '../queries/messages';
import { findPartnerStep } from '../queries/partnerSteps';
import { squarePerson, squareSecret } from '../queries/square';
import { chosenWechatUser } from '../queries/wechat';
import { wechatAccess } from '../queries/wechatAccess';
import { phoneOfWechat } from '../queries/wechatPermissions';
import type { GatewaySettings } from '../settings';
import { makeBankProvider, type BankProvider } from './bank';
import { makeBindingProvider, type BindingProvider } from './binding';
import { makeCreditProvider, type CreditDecisionProvider } from './credit';
import { makeEducationProvider, type EducationProvider } from './education';
import { providerSetting, type ProviderName } from './endpoint';
import { makeFaceProvider, type FaceProvider } from './face';
import { makeOcrProvider, type OcrProvider } from './ocr';
import { makePartnerStepProvider, type PartnerStepProvider } from './partnerStep';
import { makeSignatureProvider, signatureSetting, type SignatureProvider } from './signature';
import { makeSquareProvider, type SquareProvider } from './square';
import { makeSmsProvider, signed, withFile, type SmsProvider } from './sms';
import { inWechat, makeWechatProvider, wechatSetting, type WechatProvider } from './wechat';

/** The external services that handlers ask. */
export interface Providers {
  readonly sms: SmsProvider;
  readonly ocr: OcrProvider;
  readonly face: FaceProvider;
  readonly bank: BankProvider;
  /** Binding a card on the bank's own page. */
  readonly binding: BindingProvider;
  readonly credit: CreditDecisionProvider;
  /** A step of the credit flow on a partner's page. */
  readonly partnerStep: PartnerStepProvider;
  readonly education: EducationProvider;
  readonly wechat: WechatProvider;
  /** The wealth plaza (partner type citicsquare). */
  readonly square: SquareProvider;
}

/** Makes a provider throw inside a transaction: it may move money, which a rollback cannot undo, and a slow answer would hold locks. */
function outsideTransactions<P extends object>(provider: P): P {
  const guarded = Object.entries(provider).map(([name, ask]: [string, (...given: unknown[]) => unknown]) => [
    name,
    (...given: unknown[]) => {
      if (insideTransaction()) throw new Error(`${name} of a provider was asked inside a transaction`);
      return ask(...given);
    },
  ]);
  return Object.fromEntries(guarded) as P;
}

/** Who signs the lender's papers. `keys`: the newest of the sandbox. */
export const makeSigner = (keys: () => SandboxKeys): SignatureProvider =>
  outsideTransactions(
    makeSignatureProvider(signatureSetting(process.env), () => ({
      p12: new Uint8Array(Buffer.from(keys().signingKey, 'base64')),
      passphrase: '',
    })),
  );

/** Makes the providers. The sandbox's versions store their data in the same database; each statement commits by itself. */
export function makeProviders({
  db: sql,
  settings,
}: {
  readonly db: Database;
  readonly settings: GatewaySettings;
}): Providers {
  const setting = (name: ProviderName) => providerSetting(process.env, name);
  const decisionFor = (phone: string) => decisionsOf(sql, phone);
  const now = () => readClock(sql);
  const providers: Providers = {
    sms: signed(
      makeSmsProvider(setting('SMS'), {
        record: async ({ phone, channel, text, code, key, attachment }) =>
          addMessage(
            sql,
            { at: await now(), phone, channel, text: withFile(text, attachment), code: code ?? '' },
            key,
          ),
      }),
      settings.brand,
    ),
    ocr: makeOcrProvider(setting('OCR')),
    face: makeFaceProvider(setting('FACE'), {
      decisionFor,
      chosen: (token) => faceOutcome(sql, token),
      pageUrl: (token) => `${settings.publicUrl}/sandbox/face/${encodeURIComponent(token)}`,
    }),
    bank: makeBankProvider(setting('BANK'), { decisionFor, memory: bankMemory(sql, now) }),
    binding: makeBindingProvider(setting('BANK'), {
      decisionFor,
      chosen: (bindSeq) => chosenBinding(sql, bindSeq),
      pageUrl: (bindSeq) => `${settings.publicUrl}/sandbox/bank/${encodeURIComponent(bindSeq)}`,
    }),
    credit: makeCreditProvider(setting('CREDIT'), { decisionFor }),
    partnerStep: makePartnerStepProvider(setting('CREDIT'), {
      decisionFor,
      chosen: async (stepKey) => (await findPartnerStep(sql, stepKey))?.outcome ?? undefined,
      pageUrl: (stepKey) => `${settings.publicUrl}/sandbox/partner/${encodeURIComponent(stepKey)}`,
    }),
    education: makeEducationProvider(setting('EDUCATION'), { decisionFor }),
    wechat: makeWechatProvider(wechatSetting(process.env, setting('WECHAT')), {
      chosen: () => chosenWechatUser(sql),
      open: !settings.production,
      record: async (message) =>
        addMessage(sql, {
          ...{ at: await now(), phone: await phoneOfWechat(sql, message.openId) },
          ...{ channel: 'wechat', text: inWechat(message), code: '' },
        }),
      store: wechatAccess(sql),
      warn: (text) => process.emitWarning(text),
    }),
    square: makeSquareProvider(setting('SQUARE'), {
      secret: () => squareSecret(sql),
      find: (codeId) => squarePerson(sql, codeId),
    }),
  };
  const guarded = Object.entries(providers).map(([name, provider]: [string, object]) => [
    name,
    outsideTransactions(provider),
  ]);
  return Object.fromEntries(guarded) as Providers;
}
