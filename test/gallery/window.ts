import type { Frame, Locator, Page } from 'playwright-core';
import type { Shift } from '../journeys/driver/layout';

/** One phone with the app on it, as the gallery uses it: the same for both targets. */
export interface GalleryWindow {
  /** The whole screen: what a picture shows. */
  readonly page: Page;
  readonly elder: boolean;
  /** Answers come late: a page at rest may wait for one. */
  readonly slow: boolean;
  /** Opens a page by its public address. */
  open(address: string): Promise<void>;
  /** The document that holds the current page. */
  document(): Promise<Page | Frame>;
  /** What can be tapped by this name, in the page or above it. */
  controls(name: RegExp): Promise<Locator>;
  /** What moved since the last call. */
  shifts(): Promise<readonly Shift[]>;
  /** What the target alone can tell: axe, overflow, errors behind the page. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}
