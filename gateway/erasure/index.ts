export { carryOut } from './carryOut';
export { unmetConditions, type Condition } from './conditions';
export { hasContracts } from './erase';
export { ERASURE, KEPT_YEARS } from './rules';
