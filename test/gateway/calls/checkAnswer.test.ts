import { checkAnswer } from '../../../gateway/calls/checkAnswer';

const notice = {
  id: 'n1',
  title: '还款提醒',
  summary: '',
  publishedAt: '2026-11-18T03:00:00.000Z',
  isRead: 1,
};

it('an answer passes with the fields of the contract, and without any others', () => {
  const answer = { list: [{ ...notice, title: ' 还款提醒 ', internal: 7 }], total: 1 };
  expect(checkAnswer('noticeList', answer)).toEqual({ list: [notice], total: 1 });
});

it.each([
  ['a flag as text', { list: [{ ...notice, isRead: '1' }], total: 1 }, 'list.0.isRead'],
  ['no flag', { list: [{ ...notice, isRead: undefined }], total: 1 }, 'list.0.isRead'],
  ['a number where words belong', { list: [notice, { ...notice, title: 5 }], total: 2 }, 'list.1.title'],
  ['an item that would be left out', { list: [notice, 'text'], total: 2 }, 'list'],
  ['no list', { total: 0 }, 'list'],
  ['a count as text', { list: [], total: '0' }, 'total'],
])('%s is a failure of the gateway, though the client would accept it', (_what, answer, place) => {
  expect(() => checkAnswer('noticeList', answer)).toThrow(
    new Error(`noticeList: answer does not fit the contract at ${place}`),
  );
});

it('what even the client would refuse is named, too', () => {
  const quota = { psPayTotalAmts: 'soon', psRepayAmt: '', loanOdInd: '', dueDate: null };
  expect(() => checkAnswer('queryRepayState', quota)).toThrow('at psPayTotalAmts');
});
