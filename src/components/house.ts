import { createContext, useContext, type ReactNode } from 'react';

/** What every page's frame needs from the app and no page should have to pass on. */
export interface House {
  /** Larger type, stronger contrast, no promotions (product decisions, elder mode). */
  readonly elder: boolean;
  /** What the bar's back button does unless the page says otherwise. */
  readonly back?: () => void;
  /** Copies a text (a trace number) and says that it did. */
  readonly copy?: (text: string) => void;
  /** What the app itself may have to ask over whatever page is shown. */
  readonly sheets?: ReactNode;
}

/** Provided once, by app.tsx. */
export const HouseContext = createContext<House>({ elder: false });

export const useHouse = (): House => useContext(HouseContext);
