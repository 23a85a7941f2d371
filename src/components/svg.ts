/** An SVG as a CSS background: the one way to draw lines that both targets know. */
export function svgBackground(markup: string): { readonly backgroundImage: string } {
  return { backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(markup)}")` };
}

/** A number of an SVG path, two decimals at most. */
export const coordinate = (value: number): string => String(Math.round(value * 100) / 100);
