export { checks } from './checks';
