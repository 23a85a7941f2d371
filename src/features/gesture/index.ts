export { GestureForm } from './gestureForm';
export { GestureGrid } from './GestureGrid';
export { GestureLock } from './GestureLock';
export { GESTURE } from './texts';
