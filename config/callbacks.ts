/**
 * The static pages of the product (spec §2 Face) and the files they share: the file in src/callback and its public address. Only
 * files in this list are served; a page that mocks a partner is not part of a production build.
 */
export const CALLBACK_FILES: readonly {
  readonly from: string;
  readonly to: string;
  readonly mocked?: true;
}[] = [
  { from: 'return.js', to: 'callback/return.js' },
  { from: 'mini.js', to: 'callback/mini.js' },
  { from: 'page.css', to: 'callback/page.css' },
  { from: 'face/callbackForMini.html', to: 'callback/face/callbackForMini.html' },
  { from: 'face/mockEndUni.html', to: 'callback/face/mockEndUni.html', mocked: true },
  { from: 'bindCard/index.html', to: 'callback/bindCard/index.html' },
  { from: 'bank/bindCard.html', to: 'bindCard/bindCard.html' },
  { from: 'bank/bindCardLanding.html', to: 'bindCard/bindCardLanding.html' },
];

/** Taro's copy patterns for a build into `output`. */
export const callbackPatterns = (output: string, { production }: { readonly production: boolean }) =>
  CALLBACK_FILES.filter(({ mocked }) => !(production && mocked)).map(({ from, to }) => ({
    from: `src/callback/${from}`,
    to: `${output}/${to}`,
  }));
