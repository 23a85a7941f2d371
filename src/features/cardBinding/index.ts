export { CardBindingFields } from './CardBindingFields';
export { CardBindingForm, CARD_AGREEMENTS, type BoundCard } from './cardBindingForm';
export { cardsOnFile } from './cardsOnFile';
