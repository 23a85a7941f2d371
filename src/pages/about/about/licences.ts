/** Name, version and licence of a package. */
export type Licence = readonly [name: string, version: string, licence: string];

/** The build puts the list of its packages in here (config/licences.ts). */
const FROM_BUILD = '@@licences@@';

/** Packages in this build, by name; none outside a build. */
export const LICENCES: readonly Licence[] = FROM_BUILD.startsWith('[')
  ? (JSON.parse(FROM_BUILD) as readonly Licence[])
  : [];
