export { deadlineText } from './deadline';
export { HandIn } from './handIn';
