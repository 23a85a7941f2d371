export { Consent } from './Consent';
export { Consents } from './consents';
