import { posix } from 'node:path';
import { filesIn, textOf } from './files';

/** Components of pages that show or accept secrets. */
const SECRET_PARTS = [
  'components/PasswordPad',
  'components/CodeField',
  'components/PhotoSlot',
  'features/tradePassword',
  'features/cardBinding',
  'features/oneTimeCode',
];
/** Component of a feature whose other components show no secret. */
const SECRET_VIEWS = ['OrderPadView'];
const importsOne = new RegExp(
  `@/(${SECRET_PARTS.join('|')})'|\\b(${SECRET_VIEWS.join('|')})\\b.* from '@/features/`,
);

/** Views whose page protects itself, unless the view does it. */
const OF_A_PAGE = /\/parts\//;
const PROTECTED = 'useSecret()';

/** Views that a page's view is made of. */
const partsOf = (path: string): readonly string[] =>
  Array.from(textOf(path).matchAll(/from '(\.[^']+)'/g), ([, target = '']) =>
    posix.join(posix.dirname(path), `${target}.tsx`),
  ).filter((part) => views.includes(part));

const views = filesIn('src/pages').filter((path) => path.endsWith('.tsx'));

/** Whether the view shows secrets, itself or by a component that does not protect itself. */
const hasSecrets = (path: string): boolean =>
  importsOne.test(textOf(path)) ||
  partsOf(path).some((part) => !textOf(part).includes(PROTECTED) && hasSecrets(part));

describe('every page that', () => {
  const secret = views.filter((path) => !OF_A_PAGE.test(path) && hasSecrets(path));

  it('takes a password, a code or a card is known, also when only a component takes it', () => {
    expect(secret).toEqual(
      expect.arrayContaining(['src/pages/loanV2/view/verifyPasswordPage.tsx', 'src/pages/login/index.tsx']),
    );
  });

  it.each([
    ...secret,
    'src/pages/creditV2/parts/IdCardPage.tsx',
    'src/pages/creditV2/view/face/faceStart.tsx',
    'src/pages/creditV2/view/face/faceEnd.tsx',
    'src/pages/face/facePage.tsx',
    'src/pages/face/faceEndPage.tsx',
    // The face check and the bank's page, in the mini-program.
    'src/pages/webview/index.tsx',
  ])('has secrets is protected from screen capture: %s', (path) => {
    expect(textOf(path)).toContain(PROTECTED);
  });
});

describe('the gesture lock', () => {
  it('blocks capture itself, because it covers pages that allow it', () => {
    expect(textOf('src/features/gesture/GestureLock.tsx')).toContain(
      'useEffect(() => capture.disable(), [])',
    );
  });
});
