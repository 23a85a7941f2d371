export { drawBankCard } from './bankCard';
export { drawDiploma } from './diploma';
export { drawIdBack } from './idBack';
export { drawIdFront } from './idFront';
export { specimenDefaults } from './queries';
export { specimenRoutes } from './routes';
export type { BankCard, IdBack, IdFront, Sex } from './payload';
