export { Consent } from './Consent';
export { ConsentList } from './ConsentList';
export { Consents } from './consents';
