import { sexOf } from '@/domain/person/idNumber';

const CODES = { male: 'M', female: 'F', unknown: '' } as const;

/** Sex by ID number, as the contract codes it; '' without an ID number. */
export const sexCode = (idNo: string): 'M' | 'F' | '' => CODES[sexOf(idNo) ?? 'unknown'];
