/** @jest-environment jest-fixed-jsdom */
import { contactPicker as browser } from '@/platform/contactPicker/index';
import { contactPicker as program } from '@/platform/contactPicker/index.weapp';
import { names, no, resetWx, wx, yes } from './wx';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('./wx').taroModule);

beforeEach(resetWx);
afterEach(() => {
  Reflect.deleteProperty(navigator, 'contacts');
});

const withPicker = (select: (...asked: unknown[]) => Promise<unknown>) =>
  Object.assign(navigator, { contacts: { select } });

describe('a contact in a browser', () => {
  it('is one, with name and numbers only', async () => {
    const select = jest.fn(() => Promise.resolve([{ name: ['赵清和'], tel: ['139 1111 2222', '010-1'] }]));
    withPicker(select);
    expect(browser.available()).toBe(true);
    expect(await browser.pick(1)).toEqual({
      ok: true,
      contacts: [{ name: '赵清和', phones: ['139 1111 2222', '010-1'] }],
    });
    expect(select.mock.calls).toEqual([[['name', 'tel'], { multiple: false }]]);
  });

  it('are several if the page needs several, and never more than it asked for', async () => {
    const select = jest.fn(() =>
      Promise.resolve(['赵清和', '钱望舒', '孙见山'].map((name) => ({ name: [name], tel: [] }))),
    );
    withPicker(select);
    expect(await browser.pick(2)).toEqual({
      ok: true,
      contacts: [
        { name: '赵清和', phones: [] },
        { name: '钱望舒', phones: [] },
      ],
    });
    expect(select.mock.calls).toEqual([[['name', 'tel'], { multiple: true }]]);
  });

  it.each([
    [() => Promise.resolve([]), 'cancelled'],
    [() => Promise.reject(new DOMException('', 'SecurityError')), 'denied'],
    [() => Promise.reject(new DOMException('', 'InvalidStateError')), 'unavailable'],
    [() => Promise.reject(new TypeError('tel')), 'unavailable'],
    [() => Promise.reject(new Error('x')), 'failed'],
  ])('that was not picked says why: %s is %s', async (select, reason) => {
    withPicker(select);
    expect(await browser.pick(1)).toEqual({ ok: false, reason });
  });

  it('is not offered without a picker', async () => {
    expect([browser.available(), await browser.pick(1)]).toEqual([
      false,
      { ok: false, reason: 'unavailable' },
    ]);
  });
});

describe('a contact in a mini-program', () => {
  it.each([
    [
      { displayName: '赵清和', phoneNumber: '13911112222', phoneNumberList: ['13911112222', '010-1'] },
      ['13911112222', '010-1'],
    ],
    [{ displayName: '赵清和', phoneNumber: '', phoneNumberList: ['010-1'] }, ['010-1']],
    [{ displayName: '赵清和', phoneNumber: '13911112222' }, ['13911112222']],
  ])('%j has the numbers %j', async (chosen, phones) => {
    wx.answers = { chooseContact: yes(chosen) };
    expect(await program.pick(1)).toEqual({ ok: true, contacts: [{ name: '赵清和', phones }] });
  });

  it('are asked for one after the other, and a cancel keeps those chosen so far', async () => {
    wx.answers = { chooseContact: yes({ displayName: '赵清和', phoneNumber: '13911112222' }) };
    expect(await program.pick(2)).toMatchObject({ ok: true, contacts: { length: 2 } });
    let asked = 0;
    wx.answers = {
      chooseContact: () => {
        asked += 1;
        const answer = asked === 1 ? yes({ displayName: '赵清和' }) : no('chooseContact:fail cancel');
        return answer();
      },
    };
    expect(await program.pick(2)).toEqual({ ok: true, contacts: [{ name: '赵清和', phones: [] }] });
  });

  it.each([
    ['chooseContact:fail cancel', 'cancelled'],
    ['chooseContact:fail auth deny', 'denied'],
    ['chooseContact:fail api scope is not declared in the privacy agreement', 'unavailable'],
    ['chooseContact:fail', 'failed'],
  ])('that was not picked says why: %s is %s', async (errMsg, reason) => {
    wx.answers = { chooseContact: no(errMsg) };
    expect(await program.pick(1)).toEqual({ ok: false, reason });
  });

  it('is not asked for on an older client', async () => {
    wx.lacks.add('chooseContact');
    expect([program.available(), await program.pick(1)]).toEqual([
      false,
      { ok: false, reason: 'unavailable' },
    ]);
    expect(names()).toEqual([]);
  });
});
