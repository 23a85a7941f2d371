export { checks } from './identityCheck';
