export { CostLines, noOtherFees } from './CostLines';
