export { DecryptThreads } from './decryptThreads';
export { gatewayKey, gatewayKeys, type GatewayKey, type GatewayKeys } from './keys';
export { openPassword } from './openPassword';
export { openRequest, type OpenedRequest } from './openRequest';
export { openRv, type OpenedRv } from './openRv';
export { sealAnswer, type SealedAnswer } from './sealAnswer';
export { sealSteps, type SealStep } from './sealSteps';
