import { createContext, useContext } from 'react';

/** What every page's frame needs from the app and no page should have to pass on. */
export interface House {
  /** Larger type, stronger contrast, no promotions (product decisions, elder mode). */
  readonly elder: boolean;
  /** What the bar's back button does unless the page says otherwise. */
  readonly back?: () => void;
  /** Copies a text (a trace number) and says that it did. */
  readonly copy?: (text: string) => void;
}

/** Provided once, by app.tsx. */
export const HouseContext = createContext<House>({ elder: false });

export const useHouse = (): House => useContext(HouseContext);
