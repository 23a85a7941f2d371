export { drawBankCard } from './bankCard';
export { drawDiploma } from './diploma';
export { drawIdBack } from './idBack';
export { drawIdFront } from './idFront';
export { drawPaper } from './paper';
export { specimenDefaults } from './queries';
export { specimenRoutes } from './routes';
export type { BankCard, IdBack, IdFront, Sex } from './payload';
