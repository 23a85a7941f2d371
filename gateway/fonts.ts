import { GlobalFonts } from '@napi-rs/canvas';

const PACKAGE = '@expo-google-fonts/noto-sans-sc';

/** The Chinese typeface comes with the gateway as a package, so that a picture or a PDF looks the same on every machine. */
export const fontFiles = {
  regular: require.resolve(`${PACKAGE}/400Regular/NotoSansSC_400Regular.ttf`),
  bold: require.resolve(`${PACKAGE}/700Bold/NotoSansSC_700Bold.ttf`),
} as const;

export type FontWeight = keyof typeof fontFiles;

const registered = new Set<FontWeight>();

/** A canvas `font` value of the gateway's typeface; the font file is loaded at the first use. `size` in pixels. */
export function canvasFont(size: number, weight: FontWeight = 'regular'): string {
  const family = `Yunling Sans ${weight}`;
  if (!registered.has(weight)) {
    GlobalFonts.registerFromPath(fontFiles[weight], family);
    registered.add(weight);
  }
  return `${size}px "${family}"`;
}
