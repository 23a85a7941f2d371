import { creditBlock, creditEntry } from '@/domain/credit/creditEntry';
import { CREDIT_BLOCK_MESSAGES } from '@/domain/credit/messages';
import { combinations } from '../seeded';

const EVERY = combinations({
  creditSts: ['00000', '00004', '00007', '00008', '00009', '00001', '00005', '99999', '0', '', undefined],
  recallStatus: ['0', '1', '2', '3', '', undefined],
  limitUseRefDisTime: ['0', '1', '2', '3', undefined],
  idcardValidity: ['0', '1', '2', '3', '4', '', undefined],
  inZdList: ['0', '1', '2', undefined],
  zdIdcardValidity: ['0', '1', '2', undefined],
});

/** Spec §4 Credit entry, sentence by sentence: a second implementation without the tables of the code. */
function toldAgain(state: (typeof EVERY)[number]): string {
  const { creditSts, recallStatus, limitUseRefDisTime, idcardValidity, inZdList, zdIdcardValidity } = state;
  const allowed = /^0000[04789]$/.test(creditSts ?? '');
  const recalled = recallStatus === '2' || recallStatus === '3';
  const refused = limitUseRefDisTime === '1' || limitUseRefDisTime === '2';
  const listed = inZdList === '1';
  const unlisted = inZdList === '0' || inZdList === undefined;
  const badCard = idcardValidity === '2' || idcardValidity === '3';
  if (!allowed) return 'unqualified';
  if (recalled) return 'blocked: authorizationRecalled';
  if (refused) return 'blocked: refusedRecently';
  if (unlisted && badCard) return 'blocked: idCardExpired';
  if (listed && zdIdcardValidity === '1' && !badCard && idcardValidity !== '1') return 'authorize';
  return creditSts === '00004' || creditSts === '00007' ? 'reapply' : 'enter';
}

describe('creditEntry (spec §4)', () => {
  it('holds for every code and flag', () => {
    const seen = new Map<string, number>();
    for (const state of EVERY) {
      const entry = creditEntry(state);
      const verdict = entry === 'blocked' ? `blocked: ${creditBlock(state) ?? ''}` : entry;
      expect(verdict, JSON.stringify(state)).toBe(toldAgain(state));
      seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual([
      'authorize',
      'blocked: authorizationRecalled',
      'blocked: idCardExpired',
      'blocked: refusedRecently',
      'enter',
      'reapply',
      'unqualified',
    ]);
  });

  it('treats flags as numbers or with blanks the same', () => {
    expect(creditEntry({ creditSts: '00000', recallStatus: 2 })).toBe('blocked');
    expect(creditEntry({ creditSts: ' 00008 ', inZdList: 1, zdIdcardValidity: 1, idcardValidity: 0 })).toBe(
      'authorize',
    );
    expect(creditEntry({ creditSts: null })).toBe('unqualified');
    expect(creditEntry({})).toBe('unqualified');
  });

  it('has a friendly text for every block', () => {
    for (const text of Object.values(CREDIT_BLOCK_MESSAGES)) expect(text).toMatch(/^您[\u4e00-\u9fff，]+$/);
  });
});
