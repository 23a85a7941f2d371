import { TOASTS } from '@/domain/errors/catalogue';
import { CallFailure } from '@/request';
import { feedback } from '@/stores/feedback';

export interface PlacedRefusal<P extends string> {
  /** The field it is about. */
  readonly place: P;
  readonly message: string;
}

/**
 * Where a failed call is to be shown: a refusal whose code the table knows belongs to a field; everything
 * else is toasted here, but for an expired session, which `request` has said already. An error of our own goes on.
 */
export function placeRefusal<P extends string>(
  failure: unknown,
  places: ReadonlyMap<string, P>,
): PlacedRefusal<P> | undefined {
  if (!(failure instanceof CallFailure)) throw failure;
  const place = failure.kind === 'business' ? places.get(failure.code) : undefined;
  if (place !== undefined) return { place, message: failure.message };
  // Repeated by the browser itself, a request is refused though it may have been done: no word of illegal requests.
  if (failure.kind !== 'expired') feedback.toast(failure.inDoubt ? TOASTS.network : failure.message);
  return undefined;
}
