export { apply, fillApplication, showIdCard } from './apply';
export { bindCard } from './bindCard';
export { bindQuickly } from './bindQuickly';
export { Refused } from './decode';
export { giveEducation } from './education';
export { giveEmployment } from './employment';
export { passFaceCheck } from './faceCheck';
export { factsOf, type PersonFacts } from './facts';
export { passIdentityCheck } from './identityCheck';
export type { ClientKeys, HttpAnswer, HttpRequest, Picture, Send } from './http';
export {
  draw,
  passwordProof,
  prepareDrawing,
  prepareRepayment,
  repay,
  signDrawing,
  type DrawWish,
} from './money';
export { Person, StepRefused, type World } from './person';
export { register, registerEmployee } from './register';
