/** A range of rates in percent, '7.20%–24.00%'; a single rate is shown alone. */
export const rateSpan = (
  { min, max }: { readonly min: string; readonly max: string },
  joint = '–',
): string => (min === max ? `${min}%` : `${min}%${joint}${max}%`);
