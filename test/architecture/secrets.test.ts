import { describe, expect, it } from 'vitest';
import { filesIn, textOf } from './files';

/** Parts of pages by which secrets are shown or taken. */
const SECRET_PARTS = ['PasswordPad', 'TradePasswordForm', 'CardBindingForm', 'CodeField', 'PhotoSlot'];
const importsOne = new RegExp(`@/components/(${SECRET_PARTS.join('|')})'`);

/** Parts of a page, whose page protects itself. */
const OF_A_PAGE = /\/parts\//;

describe('every page that', () => {
  const pages = filesIn('src/pages').filter((path) => path.endsWith('.tsx') && !OF_A_PAGE.test(path));
  const secret = pages.filter((path) => importsOne.test(textOf(path)));

  it('takes a password, a code or a card is known', () => {
    expect(secret.length).toBeGreaterThan(5);
  });

  it.each([
    ...secret,
    'src/pages/creditV2/parts/IdCardPage.tsx',
    'src/pages/creditV2/view/face/faceStart.tsx',
    'src/pages/creditV2/view/face/faceEnd.tsx',
    // The face check and the bank's page, in the mini-program.
    'src/pages/webview/index.tsx',
  ])('has secrets lets nobody capture them: %s', (path) => {
    expect(textOf(path)).toContain('useSecret()');
  });
});
