import type { Json } from '../../../protocol';
import type { Client } from '../client';
import type { Permissions } from './permissions';
import { asynchronous, Fail, textOf, type Api } from './call';

const CONTRACT = '《小程序用户隐私保护指引》';

/** The answer of a button with this open-type. The phone number is a private interface, and the person is asked each time. */
async function ability(client: Client, permissions: Permissions, name: string): Promise<Json> {
  if (name === 'contact') client.effect('contact', {});
  if (name !== 'getPhoneNumber' && name !== 'getRealtimePhoneNumber') return { errMsg: `${name}:ok` };
  try {
    await permissions.privacy(name);
  } catch (error) {
    return { errMsg: `${name}:fail ${error instanceof Fail ? error.reason : String(error)}` };
  }
  const choice = await client.ask({
    title: '申请获取并验证你的手机号',
    content: '',
    choices: [
      { answer: 'no', text: '不允许' },
      { answer: 'yes', text: '允许' },
    ],
    shape: 'dialog',
  });
  if (choice !== 'yes') return { errMsg: `${name}:fail user deny` };
  return { ...(await client.device<{ code: string }>('phoneCode', {})), errMsg: `${name}:ok` };
}

/** Who the person is for WeChat, and what they have allowed. */
export function account(client: Client, permissions: Permissions): Api {
  client.ability = (name) => ability(client, permissions, name);
  const settings = () => ({ authSetting: { ...permissions.scopes } });
  return {
    ...asynchronous(client, {
      login: () => client.device('loginCode', { again: client.start.settings.loginCodes === 'same' }),
      checkSession: () => undefined,
      getSetting: settings,
      authorize: ({ scope }) => permissions.scope(textOf(scope)),
      async openSetting() {
        await permissions.settings();
        return settings();
      },
      openAppAuthorizeSetting: () => client.effect('openAppAuthorizeSetting', {}),
      getPrivacySetting: () => ({
        needAuthorization: permissions.needsPrivacy,
        privacyContractName: CONTRACT,
      }),
      requirePrivacyAuthorize: () => permissions.privacy('requirePrivacyAuthorize'),
      openPrivacyContract: () => client.effect('openPrivacyContract', {}),
    }),
    onNeedPrivacyAuthorization(listener: NonNullable<Permissions['listener']>) {
      permissions.listener = listener;
    },
    offNeedPrivacyAuthorization() {
      permissions.listener = undefined;
    },
  };
}
