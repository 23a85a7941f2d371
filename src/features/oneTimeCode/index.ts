export { OneTimeCode } from './oneTimeCode';
export { OneTimeCodeField } from './OneTimeCodeField';
export { phoneField } from './phoneField';
