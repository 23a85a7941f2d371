import { CallFailure } from '@/request';

/** Spec §7 Answer handling: a save of the user or of the group that fails is a warning in the log, and nothing else. */
export function onlyWarned(name: string, failure: unknown): void {
  console.warn(`${name}: ${failure instanceof CallFailure ? failure.detail : 'failed'}`);
}
