import {
  closedMark,
  duePopups,
  isPopupDue,
  NO_MARK,
  putOffMark,
  shownMark,
  type PopupMark,
  type PopupRule,
} from '@/domain/home/popupRule';

const TODAY = '2026-11-21';
const YESTERDAY = '2026-11-20';
const TOMORROW = '2026-11-22';

/** Rule, mark, and whether the popup is due today. */
const TABLE: readonly (readonly [PopupRule, string, PopupMark, boolean])[] = [
  ['once', 'never shown', NO_MARK, true],
  ['once', 'shown today', shownMark(TODAY), false],
  ['once', 'shown yesterday', shownMark(YESTERDAY), false],
  ['once', 'put off until tomorrow', putOffMark(TODAY, TOMORROW), false],
  ['once', 'put off until today', putOffMark(YESTERDAY, TODAY), true],
  ['once', 'closed', closedMark(YESTERDAY), false],
  ['daily', 'never shown', NO_MARK, true],
  ['daily', 'shown today', shownMark(TODAY), false],
  ['daily', 'shown yesterday', shownMark(YESTERDAY), true],
  ['daily', 'put off until tomorrow', putOffMark(YESTERDAY, TOMORROW), false],
  ['daily', 'closed', closedMark(YESTERDAY), false],
  ['visit', 'never shown', NO_MARK, true],
  ['visit', 'shown today', shownMark(TODAY), true],
  ['visit', 'put off until tomorrow', putOffMark(TODAY, TOMORROW), false],
  ['visit', 'put off until yesterday', putOffMark(YESTERDAY, YESTERDAY), true],
  ['visit', 'closed', closedMark(TODAY), false],
];

describe('a popup', () => {
  it.each(TABLE)('of rule %s, %s', (rule, _words, mark, due) =>
    expect(isPopupDue(rule, mark, TODAY)).toBe(due),
  );
});

describe('the popups that are due', () => {
  const popup = (popupId: string, promotion: 'Y' | 'N', rule: PopupRule = 'once') => ({
    popupId,
    promotion,
    rule,
  });
  const list = [popup('b', 'N'), popup('a', 'Y'), popup('c', 'N')];
  const ids = (promotes: boolean, marks: ReadonlyMap<string, PopupMark>) =>
    duePopups(list, { marks, today: TODAY, promotes }).map(({ popupId }) => popupId);

  it('keep the order in which they came', () => expect(ids(true, new Map())).toEqual(['b', 'a', 'c']));
  it('have no promotions where nothing is promoted', () => expect(ids(false, new Map())).toEqual(['b', 'c']));
  it('leave out those already shown', () =>
    expect(ids(true, new Map([['b', shownMark(YESTERDAY)]]))).toEqual(['a', 'c']));
});
