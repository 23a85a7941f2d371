export type MessageChannel = 'sms' | 'voice' | 'mail';

export interface Attachment {
  readonly fileName: string;
  readonly type: 'application/pdf';
  readonly base64: string;
}

export interface Message {
  readonly phone: string;
  /** `voice` reads the code aloud; `mail` goes to `mailTo`. */
  readonly channel: MessageChannel;
  readonly text: string;
  /** The one-time code in the text, if any. */
  readonly code?: string;
  readonly mailTo?: string;
  /** Of a mail. */
  readonly attachment?: Attachment;
  /** Idempotency key: sent twice under one key, the message arrives once. */
  readonly key?: string;
}

export type SmsFailure = 'refused' | 'unavailable';

export type SmsOutcome = { readonly kind: 'sent' } | { readonly kind: 'failed'; readonly why: SmsFailure };

export interface SmsProvider {
  /** Never throws. `refused`: the centre will not send to this receiver; `unavailable`: try again. */
  send(message: Message): Promise<SmsOutcome>;
}

/** Texts for the person when a message could not be sent. */
export const smsFailureText: Readonly<Record<SmsFailure, string>> = {
  refused: '这个号码暂时收不到短信，请换个号码或联系客服',
  unavailable: '短信没有发出去，请稍后再试',
};
