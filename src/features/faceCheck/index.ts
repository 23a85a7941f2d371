export {
  begunCheck,
  endOfCheck,
  foreign,
  forgetCheck,
  isNamed,
  type BegunCheck,
  type FaceVerdict,
} from './begun';
export { FaceOpening } from './opening';
