import { filesIn, textOf } from './files';

/** Forms whose fields are not kept over a reload, and why. */
const NOT_KEPT: Readonly<Record<string, string>> = {
  'src/pages/bussiness/settlement/parts/byMail.ts': 'one address in a sheet, which a reload closes',
  'src/features/consents/consents.ts': 'consents, which are never ticked beforehand',
  'src/features/oneTimeCode/oneTimeCode.ts': 'a code',
  'src/features/oneTimeCode/pictureCode.ts': 'a code',
  'src/features/moneyOrder/orderPad.ts': 'a password',
  'src/pages/bussiness/verifyUser/CFCVerifyUser.model.ts': 'an ID number',
  'src/pages/creditV2/parts/backFields.ts': 'corrections of a photo, which a reload closes with it',
  'src/pages/creditV2/view/creditAuthorizePage.model.ts': 'consents, which are never ticked beforehand',
  'src/pages/loanV2/view/resetPasswordPage.model.ts': 'an ID number',
  'src/pages/setting/security/transaction_password/transactionPwdSet.model.ts': 'an ID number',
  'src/pages/creditV2/parts/frontSide.ts': 'name and ID number, which the gateway has read from the picture',
  'src/pages/login/parts/phoneCodeForm.ts': 'the phone is kept with its code, which is sent at once',
  'src/pages/login/phoneDisabled/bankcard.model.ts':
    'an ID number, of a person who is not logged in: a draft would have no owner',
  'src/pages/login/phoneDisabled/changePhone.model.ts':
    'the phone is kept with its code, which is sent at once',
  'src/pages/login/parts/resumeForm.ts':
    'the phone of a person who is not logged in: a draft would have no owner',
};

const makers = /new (?:Field|CardNumber)(?:<[^>]*>)?\(|= phoneField\(/g;
const keeps = /\bkeep(?:Typed|Work)?\(|new CardNumber\(keep\)|phoneField\(changed\)|keep: changed/;

const forms = filesIn('src')
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('model/field.ts'))
  .map((path) => ({ path, text: textOf(path) }))
  .filter(({ text }) => text.match(makers) !== null);

it.each(forms)('$path keeps what is typed, or says why not', ({ path, text }) => {
  if (path in NOT_KEPT) return expect(NOT_KEPT[path]?.length).toBeGreaterThan(5);
  expect(
    keeps.test(text),
    `give each Field of ${path} a \`keep:\` that writes to a draft (docs/contributing.md), or add to NOT_KEPT in test/architecture/drafts.test.ts: '${path}': '<why not>'`,
  ).toBe(true);
});

it('lists no form that is gone', () => {
  expect(
    Object.keys(NOT_KEPT).filter((path) => !forms.some((form) => form.path === path)),
    'take it out of NOT_KEPT in test/architecture/drafts.test.ts',
  ).toEqual([]);
});
