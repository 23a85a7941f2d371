import { ensureKeys } from '../../gateway/keys';
import { CACHE } from '../gateway/bank/image';

/** The build settings of an app with the tests' gateway. Imported first: the settings are read once. */
const { publicKey, clientId, clientSecret, phoneKey, passwordKey } = ensureKeys(CACHE);
Object.assign(process.env, {
  TARO_APP_BASE_URL: 'https://gateway.example',
  TARO_APP_PUBLIC_KEY: publicKey,
  TARO_APP_CLIENT_ID: clientId,
  TARO_APP_CLIENT_SECRET: clientSecret,
  TARO_APP_PHONE_KEY: phoneKey,
  TARO_APP_PASSWORD_KEY: passwordKey,
  TARO_APP_WEBVIEW_HOSTS: 'partner.example',
});
