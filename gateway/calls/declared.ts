import { calls, type CallDefinition, type CallName } from '@/contract';
import { generalRefusals } from '@/contract/refusals';
import type { Refusal } from '../refusal';

const GENERAL: ReadonlySet<string> = new Set(Object.values(generalRefusals));

/** Passes on a refusal that the contract declares for this call. Any other refusal is a mistake in the handler: the caller does not know it. */
export function declared(name: CallName, refusal: Refusal): Refusal {
  const { refusals = {} }: CallDefinition = calls[name];
  if (GENERAL.has(refusal.code) || Object.values(refusals).includes(refusal.code)) return refusal;
  throw new Error(`${name}: the contract declares no refusal ${refusal.message}`);
}
