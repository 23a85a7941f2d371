import type { SmsProvider } from './definitions';

/** Each SMS begins with the company's name in 【】, as the operators require. A voice does not read it, and a mail has a sender. */
export const signed = (provider: SmsProvider, brand: string): SmsProvider => ({
  send: (message) =>
    provider.send(message.channel === 'sms' ? { ...message, text: `【${brand}】${message.text}` } : message),
});
