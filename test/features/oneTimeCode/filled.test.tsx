/** @jest-environment jest-fixed-jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AppShellContext } from '@/components/appShell';
import { OneTimeCode, OneTimeCodeField } from '@/features/oneTimeCode';

afterEach(cleanup);

const onFilled = jest.fn();
const make = () =>
  new OneTimeCode({
    phone: () => '13800138000',
    ready: () => true,
    send: () => Promise.resolve({ resendSeconds: 60 }),
  });

function open(): { code: OneTimeCode; type: (text: string) => void } {
  onFilled.mockClear();
  const code = make();
  render(<OneTimeCodeField code={code} onFilled={onFilled} />);
  const type = (text: string) =>
    void fireEvent.change(screen.getByRole('textbox', { name: '验证码' }), { target: { value: text } });
  return { code, type };
}

describe('the channels of a one-time code', () => {
  const channels = async (elder: boolean, ...taps: readonly string[]) => {
    const asked: string[] = [];
    const send = ({ way }: { readonly way: string }) => {
      asked.push(way);
      return Promise.resolve({ resendSeconds: 0 });
    };
    const code = new OneTimeCode({ phone: () => '13800138000', ready: () => true, send });
    render(
      <AppShellContext.Provider value={{ elder }}>
        <OneTimeCodeField code={code} onFilled={onFilled} voice />
      </AppShellContext.Provider>,
    );
    for (const name of taps) {
      await act(async () => {
        fireEvent.click(screen.getByRole('button', { name }));
        await Promise.resolve();
      });
    }
    return asked;
  };

  it('are the SMS first, and the voice beside it', async () =>
    expect(await channels(false, '获取验证码', '用语音接听验证码')).toEqual(['sms', 'voice']));

  it('are the voice first in elder mode, and the SMS beside it', async () =>
    expect(await channels(true, '语音验证码', '用短信接收验证码')).toEqual(['voice', 'sms']));
});

describe('a one-time code', () => {
  it.each([
    ['typed', ['1', '12', '123', '1234', '12345', '123456'], 1],
    ['pasted with a space', ['123 456'], 1],
    ['filled in by the phone, and changed', ['123456', '12345', '123457'], 2],
    ['the same one again', ['123456', '12345', '123456'], 1],
    ['too short', ['12345'], 0],
  ])('submits once for each whole code: %s', (_how, texts, times) => {
    const { type } = open();
    texts.forEach(type);
    expect(onFilled).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['codeWrong', ''],
    ['codeExpired', ''],
    ['addressHasToWait', '123456'],
    [undefined, '123456'],
  ])('after the refusal %s the field has %o, and the error stands', (refusal, left) => {
    const { code } = open();
    code.type('123456');
    code.refuse('验证码不正确', refusal);
    expect([code.value, code.error]).toEqual([left, '验证码不正确']);
  });

  it('that was refused submits again when it is typed again', () => {
    const { code, type } = open();
    type('123456');
    act(() => code.refuse('验证码不正确', 'codeWrong'));
    type('123456');
    expect(onFilled).toHaveBeenCalledTimes(2);
  });
});

it('takes the focus to its field with each code that is sent', async () => {
  const send = () => Promise.resolve({ resendSeconds: 0 });
  const code = new OneTimeCode({ phone: () => '13800138000', ready: () => true, send });
  render(<OneTimeCodeField code={code} onFilled={onFilled} />);
  const field = screen.getByRole('textbox', { name: '验证码' });
  for (let sends = 0; sends < 2; sends += 1) {
    act(() => field.blur());
    expect(document.activeElement).not.toBe(field);
    await act(() => code.send());
    expect(document.activeElement).toBe(field);
  }
});
