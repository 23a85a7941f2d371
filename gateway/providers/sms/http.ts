import * as v from 'valibot';
import { postJson, type Endpoint } from '../endpoint';
import type { SmsProvider } from './definitions';

const answer = v.object({ result: v.picklist(['sent', 'refused']) });

/**
 * `POST <url>/send`, body `{"phone", "channel": "sms"|"voice"|"mail", "text", "code"?, "mailTo"?, "attachment"?: {"fileName", "type", "base64"}, "key"?}`,
 * answer `{"result": "sent"|"refused"}`. A message whose `key` was sent before is answered "sent" and not sent again.
 */
export function httpSms(endpoint: Endpoint): SmsProvider {
  return {
    async send(message) {
      const reply = await postJson(endpoint, 'send', message, answer);
      if (reply?.result === 'sent') return { kind: 'sent' };
      return { kind: 'failed', why: reply?.result ?? 'unavailable' };
    },
  };
}
