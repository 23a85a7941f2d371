/** How a person sets the phone and the app. */
export interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The browser's text size, as a factor. */
  readonly text?: number;
  readonly elder?: true;
  /** A mini-program's text does not follow the phone's text size. */
  readonly only?: 'h5';
}

export const SIZES: readonly Size[] = [
  { name: '375', width: 375, height: 812 },
  { name: '320', width: 320, height: 640 },
  { name: 'text200', width: 375, height: 812, text: 2, only: 'h5' },
  { name: 'elder', width: 375, height: 812, elder: true },
];
