export { payBesides } from './ask';
export { TransferNotice } from './TransferNotice';
