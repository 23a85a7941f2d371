import { feedback } from '@/stores/feedback';

/**
 * What is wrong stands beside its field, but that may be out of sight when the button below is pressed: the first fault, in
 * the order of the page, is said over it as well. '' and undefined are none.
 */
export function sayFirst(...faults: readonly (string | undefined)[]): void {
  const first = faults.find(Boolean);
  if (first !== undefined) feedback.toast(first);
}
