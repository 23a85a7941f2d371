import type { ReactNode } from 'react';

/** Where a line may end inside a long Chinese clause. */
export interface WordBreaksPort {
  /** The same text; a clause too long for a line of large type can be broken between its words. */
  within(text: string): ReactNode;
  /** Larger text in elder mode. */
  setLarge(large: boolean): void;
}
