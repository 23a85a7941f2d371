import { useShown } from '@/navigation';
import { backStep } from '@/platform/backStep';

/** A browser tells of Back itself (platform/backStep), but not of a page that is shown again with a sheet still open. */
export function BackCatcher() {
  useShown(() => backStep.shown());
  return null;
}
