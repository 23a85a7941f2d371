import { landingOf, type LoginFacts } from '@/domain/login/landing';

const LIST = ['0', '1', undefined] as const;
const NUMBERS = ['', '1****************X', undefined] as const;
const WAITING = ['none', 'tab', 'credit', 'page'] as const;

/** Spec §4 Login, by [whitelist, ID number]: the landing when nothing, a tab, a page of the application, or another page waits. */
const TABLE: readonly (readonly [LoginFacts['inZdList'], LoginFacts['idNo'], string])[] = [
  ['1', '', 'home home home home'],
  ['1', '1****************X', 'home home home home'],
  ['1', undefined, 'home home home home'],
  ['0', '', 'apply apply return apply'],
  ['0', '1****************X', 'return return return return'],
  ['0', undefined, 'return return return return'],
  // The list could not be queried: as for a person who is not on it.
  [undefined, '', 'apply apply return apply'],
  [undefined, '1****************X', 'return return return return'],
  [undefined, undefined, 'return return return return'],
];

describe('where a login leads', () => {
  it.each(TABLE)('list %s, ID number %j: %s', (inZdList, idNo, expected) => {
    const landings = WAITING.map((waiting) => landingOf({ inZdList, idNo, waiting, resumes: false }));
    expect(landings.join(' ')).toBe(expected);
  });

  it('has a row for every case', () => {
    expect(TABLE).toHaveLength(LIST.length * NUMBERS.length);
  });

  it.each(TABLE.filter(([inZdList]) => inZdList !== '1'))(
    'is the page where the session ended when the person continues it: list %s, ID number %j',
    (inZdList, idNo) => {
      const facts = { inZdList, idNo, resumes: true } as const;
      for (const waiting of ['tab', 'credit', 'page'] as const)
        expect(landingOf({ ...facts, waiting })).toBe('return');
      // Nothing waits: the usual rules apply.
      expect(landingOf({ ...facts, waiting: 'none' })).toBe(
        landingOf({ ...facts, waiting: 'none', resumes: false }),
      );
    },
  );

  it('is home for a whitelist customer, whatever waits, also when continuing a session', () => {
    for (const waiting of WAITING)
      for (const idNo of NUMBERS)
        expect(landingOf({ inZdList: '1', idNo, waiting, resumes: true })).toBe('home');
  });
});
