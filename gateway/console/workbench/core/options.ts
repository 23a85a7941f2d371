import { createContext, useContext } from 'react';
import type { Options } from '../../api/options';

/** The choices with their labels: they do not change while the gateway runs, so they are loaded before anything is drawn. */
export const OptionsContext = createContext<Options | undefined>(undefined);

export function useOptions(): Options {
  const options = useContext(OptionsContext);
  if (options === undefined) throw new Error('the options are loaded first');
  return options;
}

/** The label of a code that may be newer than this page. */
export const wordOf = <T>(words: Readonly<Record<string, T>>, code: string): T | undefined => words[code];
