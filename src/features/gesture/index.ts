export { GestureForm } from './gestureForm';
export { GestureGrid } from './GestureGrid';
export { GestureLock } from './GestureLock';
export { LockModel } from './lockModel';
export { GESTURE } from './texts';
