import { UserModel } from '@/pages/user/index.model';
import { CASES } from '../../domain/home/homeStatusCases';
import { repayOf, STATUS } from '../../domain/home/homeStatuses';

describe('the quota card of 我的 tells the same as home', () => {
  it.each(Object.entries(CASES))('%s', (_title, { status, dueDate, card, action }) => {
    const model = new UserModel();
    model.own.status.put({ ...STATUS, ...status });
    model.own.repay.put(repayOf(status, dueDate));
    const { words } = model;
    expect(words && [words.kind, words.title, words.note, words.action]).toEqual(card);
    expect(model.standing.actionName).toBe(action);
  });

  it('shows the figures of a line only, and those of a line that is owed', () => {
    const model = new UserModel();
    model.own.status.put({ ...STATUS, userStatus: 'creditReview' });
    expect(model.quota).toBeUndefined();
    model.own.status.put({ ...STATUS, userStatus: 'creditRepay', overdueDays: 3 });
    expect(model.quota).toEqual({ total: 5_000_000, used: 1_200_000, available: 3_800_000 });
  });
});
