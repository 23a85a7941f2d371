/** An SVG as a CSS background: the only way to draw lines on both targets. Characters with a meaning in CSS are encoded too. */
export function svgBackground(markup: string): { readonly backgroundImage: string } {
  const encoded = encodeURIComponent(markup).replace(
    /['()]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return { backgroundImage: `url("data:image/svg+xml,${encoded}")` };
}

/** A number of an SVG path, two decimals at most. */
export const coordinate = (value: number): string => String(Math.round(value * 100) / 100);
