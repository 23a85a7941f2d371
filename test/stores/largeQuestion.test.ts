import { prompt, type Question } from '@/platform/prompt';
import { LargeQuestion } from '@/stores/largeQuestion';
import { host } from '../app/host';

const HERE = '/pages/creditV2/view/ocr/ocrA';
const QUESTION: Question = { title: '退出登录', content: '退出后要重新登录' };

let ask: (question: Question) => Promise<boolean> | undefined;

function started(): LargeQuestion {
  Object.assign(prompt, {
    onLarge: (asks: typeof ask) => {
      ask = asks;
    },
  });
  return new LargeQuestion();
}

describe('a question in elder mode, in the mini-program', () => {
  beforeEach(() => host.reset(HERE));

  it('is shown by the current page, and answered there', async () => {
    const questions = started();
    questions.page.attach(HERE);
    const answer = ask(QUESTION);
    expect([questions.page.place, questions.question]).toEqual([HERE, QUESTION]);
    questions.answer(true);
    expect([await answer, questions.page.place]).toEqual([true, '']);
  });

  it('goes to the host if no page can show it, or another one is open', () => {
    const questions = started();
    expect(ask(QUESTION)).toBeUndefined();
    questions.page.attach(HERE);
    expect(ask(QUESTION)).toBeInstanceOf(Promise);
    expect(ask(QUESTION)).toBeUndefined();
  });

  it('is answered no when its page goes', async () => {
    const questions = started();
    const leave = questions.page.attach(HERE);
    const answer = ask(QUESTION);
    leave();
    expect([await answer, questions.page.place]).toEqual([false, '']);
  });
});
