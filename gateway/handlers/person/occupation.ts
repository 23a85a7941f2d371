import { isOccupation } from '@/domain/credit/contactChoices';
import type { CustomerRow } from '../../queries/customers';
import { refuse } from '../../refusals/general';

/** Refuses what is not in the list that people choose from. What a partner has brought stays as it is. */
export function checkOccupation({ occupation: before }: CustomerRow, occupation: string): void {
  if (occupation !== before && !isOccupation(occupation)) throw refuse('incomplete');
}
