export type { Column, Contract, Party, Section, Signature, Table } from './contract';
export { amountInWords } from './amountInWords';
export { contentDigest } from './digest';
export { contractPdf } from './contractPdf';
export { costSheetTable, scheduleTable, type ScheduleRow } from './loanTables';
export { BLANK, fillTemplate, type Template } from './fillTemplate';
export { placeholders, type PlaceholderName, type PlaceholderValues } from './placeholders';
export { findTemplate, templates, templatesOf, titleOf } from './templates';
