export { PopupSheet } from './PopupSheet';
