import { createContext, useContext, type ReactNode } from 'react';

/** What every page's frame needs from the app, so that no page has to pass it on. */
export interface AppShell {
  /** Larger type, stronger contrast, no promotions (product decisions, elder mode). */
  readonly elder: boolean;
  /** Text size: 'l', 'xl', or '' for the usual one; elder mode is at least as large. */
  readonly textSize?: string;
  /** The host's own text size as a factor, where the type unit does not follow it by itself. */
  readonly hostScale?: number;
  /** The phone has no network: the bar says so. */
  readonly offline?: boolean;
  /** What the bar's back button does unless the page says otherwise. */
  readonly back?: () => void;
  /** Copies a text (a trace number) and tells the person. */
  readonly copy?: (text: string) => void;
  /** Opens customer service with this trace number ('' for none). */
  readonly service?: (traceNo: string) => void;
  /** Opens the help about this message. It passes on the trace number, in case the help is not enough. */
  readonly help?: (message: string, traceNo: string) => void;
  /** Questions that the app itself asks, shown over any page. */
  readonly sheets?: ReactNode;
}

/** app.tsx provides it once. */
export const AppShellContext = createContext<AppShell>({ elder: false });

export const useAppShell = (): AppShell => useContext(AppShellContext);
