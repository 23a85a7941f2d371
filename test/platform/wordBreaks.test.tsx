/** @jest-environment jest-fixed-jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { wordBreaks } from '@/platform/wordBreaks/index.h5';
import { wordBreaks as inWeChat } from '@/platform/wordBreaks/index.weapp';

// The device that has the lines.
jest.mock('@/platform/idle', () => jest.requireActual<object>('@/platform/idle/index.h5'));

const drawn = (text: string): string => renderToStaticMarkup(<>{wordBreaks.within(text)}</>);

describe('a long clause before the dictionary has come', () => {
  afterEach(() => jest.useRealTimers());

  it('breaks after its parts, and stays so: what is below must not move. Others break between their words some time after the first touch', () => {
    jest.useFakeTimers();
    const early = '以任何名义<wbr/>收取现金';
    expect(drawn('以任何名义收取现金')).toBe(early);
    window.dispatchEvent(new Event('pointerdown'));
    // Not at once: the touch itself is answered first.
    expect(drawn('以任何名义收取押金')).toBe('以任何名义<wbr/>收取押金');
    jest.advanceTimersByTime(2000);
    expect(drawn('以任何名义收取利息')).toBe('以<wbr/>任何<wbr/>名义<wbr/>收取<wbr/>利息');
    expect(drawn('以任何名义收取现金')).toBe(early);
  });
});

describe('a long clause', () => {
  beforeAll(() => wordBreaks.setLarge(true));

  it.each([
    ['以任何名义在放款前收取费用', '以<wbr/>任何<wbr/>名义<wbr/>在<wbr/>放款前<wbr/>收取<wbr/>费用'],
    ['或联系客服', '或<wbr/>联系<wbr/>客服'],
    ['请留意，以任何名义收取费用', '请留意，以<wbr/>任何<wbr/>名义<wbr/>收取<wbr/>费用'],
    ['将于2026年11月30日注销', '将于<wbr/>2026年11月30日<wbr/>注销'],
    ['有效期至2027年1月22日，请更新', '有效期<wbr/>至<wbr/>2027年1月22日，请更新'],
    ['请重新确认联系人信息', '请<wbr/>重新<wbr/>确认<wbr/>联系人<wbr/>信息'],
    ['还清的借款可以开结清证明', '还清的<wbr/>借款<wbr/>可以<wbr/>开<wbr/>结清<wbr/>证明'],
    ['申请已提交，正在审核', '申请<wbr/>已提交，正在审核'],
    ['12月23日前还清', '12月23日前<wbr/>还清'],
  ])('%s breaks between its words', (text, html) => expect(drawn(text)).toBe(html));

  it('has the same text', () => {
    const text = '放款前不会收取您任何名义的费用，请联系客服';
    expect(drawn(text).replace(/<wbr\/>/g, '')).toBe(text);
  });

  it('that is short stays whole', () => expect(drawn('去还款，联系客服')).toBe('去还款，联系客服'));
});

describe('a long clause in the mini-program', () => {
  const text = '放款前不会收取费用';
  afterEach(() => inWeChat.setLarge(false));

  it('is left alone at the usual size', () => expect(inWeChat.within(text)).toBe(text));

  it.each([
    [text, '放款前|不会收取费用'],
    ['还清的借款可以开结清证明', '还清的|借款可以|开结清证明'],
    ['封带验证码的邮件，不会联系单位', '封带验证码的|邮件，不会联系单位'],
    ['提前还清能少付利息', '提前|还清能少付利息'],
    ['的确没有', '的确没有'],
    ['中华人民共和国境内的信息', '中华人民共和国境内的|信息'],
    ['设置交易密码', '设置|交易密码'],
    ['2026年12月9日前提交', '2026年12月9日前|提交'],
    ['重新设置交易密码', '重新设置|交易密码'],
    ['去还款', '去还款'],
  ])('%s breaks after its parts in elder mode', (clause, parts) => {
    inWeChat.setLarge(true);
    expect(inWeChat.within(clause)).toBe(parts.replace(/\|/g, '\u200b'));
  });
});
