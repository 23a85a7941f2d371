export { canonical, entryText, type SealedEntries } from './canonical';
export { drawKey } from './key';
export { checkAnswer, ForgedAnswer, openAnswer, type SealedAnswer } from './open';
export { openPhone, sealPhone } from './phone';
export type { RandomBytes } from './random';
export { makeRv, seal, type RvOptions, type SealedFields, type SealOptions } from './seal';
export { createSealer, type SealedRequest, type Sealer } from './sealer';
export { openText, sealText } from './text';
export { wellFormed } from './wellFormed';
