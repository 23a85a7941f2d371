import { CallFailure } from '@/request';

/** Spec §7 Answer handling: a failed save of the user or of the group is only a warning in the log. */
export function onlyWarned(name: string, failure: unknown): void {
  console.warn(`${name}: ${failure instanceof CallFailure ? failure.detail : 'failed'}`);
}
