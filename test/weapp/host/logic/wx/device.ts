import type { Client } from '../client';
import type { Permissions } from './permissions';
import { asynchronous, Fail, Misuse, textOf, type Api } from './call';

/** What the phone does besides showing pages; the test reads it as effects. */
export function device(client: Client, permissions: Permissions): Api {
  let clipboard = '';
  const ears = () => undefined;
  return {
    ...asynchronous(client, {
      async setClipboardData({ data }) {
        await permissions.privacy('setClipboardData');
        clipboard = textOf(data);
        client.effect('setClipboardData', clipboard);
        // The client shows this message itself.
        client.send({ kind: 'sign', sign: { text: '内容已复制', icon: 'success', mask: false } });
        setTimeout(() => client.send({ kind: 'sign', sign: null }), 1500);
      },
      async getClipboardData() {
        await permissions.privacy('getClipboardData');
        return { data: clipboard };
      },
      async makePhoneCall({ phoneNumber }) {
        const number = textOf(phoneNumber);
        const choice = await client.ask({
          title: '',
          content: `呼叫 ${number}`,
          choices: [
            { answer: 'cancel', text: '取消' },
            { answer: 'call', text: '呼叫' },
          ],
          shape: 'sheet',
        });
        if (choice !== 'call') throw new Fail('cancel');
        client.effect('makePhoneCall', number);
      },
      async addPhoneCalendar({ title, startTime, endTime, description, alarm = true, alarmOffset = 0 }) {
        if (textOf(title) === '' || typeof startTime !== 'number') throw new Misuse('parameter error');
        await permissions.privacy('addPhoneCalendar');
        await permissions.scope('scope.addPhoneCalendar');
        client.effect('addPhoneCalendar', {
          title: textOf(title),
          startTime,
          endTime: Number(endTime ?? startTime + 3600),
          description: textOf(description),
          alarm: Boolean(alarm),
          alarmOffset: Number(alarmOffset),
        });
      },
      setVisualEffectOnCapture: ({ visualEffect }) =>
        client.effect('setVisualEffectOnCapture', textOf(visualEffect)),
      setKeepScreenOn: ({ keepScreenOn }) => client.effect('setKeepScreenOn', Boolean(keepScreenOn)),
      hideKeyboard: () => undefined,
      vibrateShort: () => undefined,
    }),
    onUserCaptureScreen: ears,
    offUserCaptureScreen: ears,
  };
}
