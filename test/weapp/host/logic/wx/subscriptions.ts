import type { Client } from '../client';
import { asynchronous, Fail, Misuse, type Api, type Options } from './call';

/** WeChat's limit of one question. */
const MOST_TEMPLATES = 3;

function templatesIn({ tmplIds }: Options): readonly string[] {
  const ids: readonly string[] = Array.isArray(tmplIds) ? tmplIds.map(String) : [];
  if (ids.length === 0) throw new Misuse('TmplIds can’t be empty', { errCode: 20001 });
  if (ids.length > MOST_TEMPLATES) throw new Misuse('Templates count out of max bounds', { errCode: 20003 });
  return ids;
}

/** Messages in WeChat (订阅消息): the client's own sheet, which only a tap opens. */
export function subscriptions(client: Client): Api {
  async function ask(options: Options): Promise<object> {
    const ids = templatesIn(options);
    if (!client.inTap) throw new Misuse('can only be invoked by user TAP gesture.', { errCode: 20005 });
    const mode = client.start.settings.subscriptions;
    if (mode === 'off') throw new Fail('The main switch is switched off', { errCode: 20004 });
    const same = (answer: string) => Object.fromEntries(ids.map((id) => [id, answer]));
    if (mode === 'banned') return same('ban');
    const choice = await client.ask({
      title: '小程序申请发送以下消息',
      content: ids.join('、'),
      choices: [
        { answer: 'reject', text: '取消' },
        { answer: 'accept', text: '允许' },
      ],
      shape: 'dialog',
    });
    return same(choice === 'accept' ? 'accept' : 'reject');
  }
  return asynchronous(client, { requestSubscribeMessage: ask });
}
