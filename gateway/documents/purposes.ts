/** The purpose of a loan as contracts name it: the same words as in the app. */
export { PURPOSE_NAMES, purposeName } from '@/domain/loan/purposes';
