import { sexOf } from '@/domain/person/idNumber';

const CODES = { male: 'M', female: 'F', unknown: '' } as const;

/** Sex as the contract has it; '' without an ID number. */
export const sexCode = (idNo: string): 'M' | 'F' | '' => CODES[sexOf(idNo) ?? 'unknown'];
