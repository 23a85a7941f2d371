export { OneTimeCode } from './oneTimeCode';
export { CODE_TEXTS } from './texts';
export { OneTimeCodeField } from './OneTimeCodeField';
export { phoneField } from './phoneField';
