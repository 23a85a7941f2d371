export { ServiceDesk } from './ServiceDesk';
export { ServiceModel } from './serviceModel';
