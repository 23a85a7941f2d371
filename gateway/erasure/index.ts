export { carryOut } from './carryOut';
export { unmetConditions, type Condition } from './conditions';
export { erase, hasContracts } from './erase';
export { ERASURE, KEPT_YEARS } from './rules';
