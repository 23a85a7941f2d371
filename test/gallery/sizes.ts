/** How a person sets the phone and the app. */
export interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The browser's text size, or WeChat's, as a factor. */
  readonly text?: number;
  readonly elder?: true;
}

export const SIZES: readonly Size[] = [
  { name: '375', width: 375, height: 812 },
  { name: '320', width: 320, height: 640 },
  { name: 'text200', width: 320, height: 640, text: 2 },
  { name: 'elder', width: 320, height: 640, elder: true },
];
