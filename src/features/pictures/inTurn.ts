import { currentRoute, type RouteKey } from '@/navigation';

/** What a page does to photograph one side of a card after the other. */
export interface SidesInTurn<S extends string> {
  /** The camera opens only while the person is on this page. */
  readonly page: RouteKey;
  /** Takes the picture of this side; true if it could be read. */
  take(side: S): Promise<boolean>;
  /** The first side that is not there yet. */
  missing(): S | undefined;
}

/**
 * Takes the picture of `first`. After a side that could be read, the camera opens for the next one that is missing. A browser that refuses to do
 * this long after the last tap opens nothing, and the person taps the picture that is still empty.
 */
export async function photographInTurn<S extends string>(first: S, sides: SidesInTurn<S>): Promise<void> {
  let side: S | undefined = first;
  while (side !== undefined) {
    const read: boolean = await sides.take(side);
    side = read && currentRoute()?.key === sides.page ? sides.missing() : undefined;
  }
}
