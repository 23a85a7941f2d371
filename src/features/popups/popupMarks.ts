import { NO_MARK, type PopupMark } from '@/domain/home/popupRule';
import { persisted } from '@/storage/persisted';

/** At most this many marks: the oldest are dropped. */
const MOST = 60;

/** Marks of the popups shown on this device (spec §4 Login: until somebody logs in). */
export const popupMarks = {
  all(): ReadonlyMap<string, PopupMark> {
    return new Map(
      persisted
        .get('popupMarks')
        .map(({ popupId, shownOn, dueFrom, closed }) => [
          popupId,
          { ...NO_MARK, shownOn: shownOn || null, dueFrom: dueFrom || null, closed },
        ]),
    );
  },

  set(popupId: string, { shownOn, dueFrom, closed }: PopupMark): void {
    const others = persisted.get('popupMarks').filter((one) => one.popupId !== popupId);
    const mark = { popupId, shownOn: shownOn ?? '', dueFrom: dueFrom ?? '', closed };
    persisted.set({ popupMarks: [...others, mark].slice(-MOST) });
  },

  forget(): void {
    persisted.forget(['popupMarks']);
  },
};
