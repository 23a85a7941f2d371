import { WECHAT_TOPICS, type WechatTopic } from '@/contract/codes';
import type { WechatTemplate, WechatTemplates } from './definitions';

type Env = Readonly<Record<string, string | undefined>>;

/** dueSoon: 'WECHAT_TEMPLATE_DUE_SOON'. */
const settingOf = (topic: WechatTopic): string =>
  `WECHAT_TEMPLATE_${topic.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

const FORM = /^([\w-]{1,64}),(thing\d+),((?:date|time)\d+),(thing\d+)$/;

function templateIn(setting: string, value: string): WechatTemplate {
  const [, id, title, day, text] = FORM.exec(value) ?? [];
  if (id === undefined || title === undefined || day === undefined || text === undefined)
    throw new Error(`${setting} is not of the form <template id>,thing1,date2,thing3`);
  return { id, title, day, text };
}

const sandboxTemplate = (topic: WechatTopic): WechatTemplate => ({
  id: `sandbox-${topic}`,
  title: 'thing1',
  day: 'date2',
  text: 'thing3',
});

/**
 * Reads `WECHAT_TEMPLATE_DUE_SOON` and so on (docs/mini-program.md). A topic without a template is not offered. `sandbox`: WeChat is the
 * sandbox's, which has all of them. Throws on a value of another form.
 */
export function readTemplates(env: Env, { sandbox }: { readonly sandbox: boolean }): WechatTemplates {
  const entries = WECHAT_TOPICS.flatMap((topic): (readonly [WechatTopic, WechatTemplate])[] => {
    const setting = settingOf(topic);
    const value = env[setting] ?? '';
    if (value !== '') return [[topic, templateIn(setting, value)]];
    return sandbox ? [[topic, sandboxTemplate(topic)]] : [];
  });
  return Object.fromEntries(entries);
}
