/** @jest-environment jest-fixed-jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Field } from '@/components/Field';
import { codeWords } from '../../gateway/messages/codeWords';
import { tidy, type FieldKind } from '@/components/Field/kinds';

afterEach(cleanup);

describe('what a field keeps of typed or pasted text', () => {
  it.each<[FieldKind, number, string, string]>([
    ['tel', 11, '138 0013 8000', '13800138000'],
    ['tel', 11, '+86 138-0013-8000', '13800138000'],
    ['tel', 11, '0086 13800138000', '13800138000'],
    ['tel', 11, '86138001', '86138001'],
    ['idcard', 18, '11010119900307 123x', '11010119900307123X'],
    ['number', 19, '6225 8801 2345 6789', '6225880123456789'],
    ['code', 6, '123 4567', '123456'],
    ['digit', 15, '12,000.56', '12000.56'],
    ['digit', 15, '8000。5', '8000.5'],
    ['digit', 15, '￥１２，０００ 元', '12000'],
    ['digit', 15, ' ¥ 1,234,567.5', '1234567.5'],
    ['digit', 15, '12 000', '12000'],
    ['tel', 11, '\u202d+86 138 0013 8000\u202c', '13800138000'],
    ['tel', 11, '8613800138000', '13800138000'],
    ['tel', 11, '(+86)13800138000', '13800138000'],
    ['tel', 11, '１３８００１３８０００', '13800138000'],
    ['code', 6, '１２３４５６', '123456'],
    ['code', 6, '验证码 123456，五分钟', '123456'],
    ['card', 23, ' 6225  8801 2345 6789 012', '6225 8801 2345 6789 012'],
    ['card', 23, '6225-8801-2345-6789', '6225880123456789'],
    ['card', 23, '６２２５８８０１２３４５', '622588012345'],
    ['idcard', 18, '１１０１０１１９９００３０７１２３Ｘ', '11010119900307123X'],
    ['code', 6, '【云岭】您 5 月 3 日的验证码是１２３４５６，5分钟内有效', '123456'],
    ['text', 4, '王 建国', '王 建国'],
    ['text', 20, '\u202d云岭样本公司\u202c\ufeff', '云岭样本公司'],
    ['code', 6, '2026-11-18 10:00 您的验证码 123456，5分钟内有效', '123456'],
    ['text', 20, '一家👨‍👩‍👧❤️', '一家👨‍👩‍👧❤️'],
  ])('%s, at most %i: %o is %o', (kind, max, raw, kept) => {
    expect(tidy(kind, raw, max)).toBe(kept);
  });
});

/** What people paste; the host cuts at the field's own limit, before we see it. */
it.each<[FieldKind, string, string]>([
  ['tel', '\u202d(+86) 138-0013-8000\u202c', '13800138000'],
  ['card', '\u202d 6225  8801  2345  6789  012 \u202c', '6225 8801 2345 6789 012'],
  ['idcard', '\u202d 110101-19900307-123X \u202c', '11010119900307123X'],
  ['digit', '\u202d¥ 1,234,567.50 元\u202c', '1234567.50'],
  ['code', codeWords.action('482913', '查看完整的个人信息'), '482913'],
  ['code', codeWords.employerMail('482913'), '482913'],
])('%s: the host passes on the whole of %o', (kind, pasted, kept) => {
  function Paste() {
    const [value, setValue] = useState('');
    return <Field label="号码" kind={kind} value={value} onChange={setValue} />;
  }
  render(<Paste />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: '号码' });
  fireEvent.change(input, { target: { value: pasted.slice(0, input.maxLength) } });
  expect(input.value.replace(/ /g, '')).toBe(kept.replace(/ /g, ''));
});

describe('what is not understood', () => {
  it.each<[FieldKind, number, string, string]>([
    ['tel', 11, '1380013800O', '1380013800O'],
    ['tel', 11, '138001380001', '138001380001'],
    ['digit', 15, '1.2万', '1.2万'],
    ['digit', 15, '1.2.3', '1.2.3'],
    ['digit', 15, '8000,5', '8000,5'],
    ['digit', 15, '８０００，５', '8000,5'],
    ['digit', 15, '8000 5', '8000 5'],
    ['digit', 15, '1,234 567', '1,234 567'],
    ['digit', 15, '12000.567', '12000.567'],
    ['idcard', 18, '11010119900307123Y', '11010119900307123Y'],
  ])('%s, at most %i: %o stays, for the form to say it', (kind, max, raw, kept) => {
    expect(tidy(kind, raw, max)).toBe(kept);
  });
});

function Page({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('');
  return <Field label="手机号" kind="tel" value={value} onChange={setValue} hint="用于登录" error={error} />;
}

describe('a phone or ID field', () => {
  const stored: string[] = [];
  function Grouped({ kind, max }: { readonly kind: FieldKind; readonly max?: number }) {
    const [value, setValue] = useState('');
    const keep = (now: string) => {
      stored.push(now);
      setValue(now);
    };
    return <Field label="号码" kind={kind} value={value} onChange={keep} maxlength={max} />;
  }
  const open = (kind: FieldKind, max?: number) => {
    stored.length = 0;
    render(<Grouped kind={kind} max={max} />);
    return screen.getByRole<HTMLInputElement>('textbox', { name: '号码' });
  };
  /** Writes as a person does: the caret stays where the change was made. */
  const change = (input: HTMLInputElement, text: string, caret = text.length) => {
    fireEvent.change(input, { target: { value: text } });
    if (input.value === text) input.setSelectionRange(caret, caret);
  };

  it.each<[FieldKind, string, string, string]>([
    ['tel', '13800138000', '13800138000', '138 0013 8000'],
    ['tel', '+86 138 0013 8000', '13800138000', '138 0013 8000'],
    ['tel', '138 0', '1380', '138 0'],
    ['tel', '138****8000', '138****8000', '138 **** 8000'],
    ['idcard', '11010119900101123x', '11010119900101123X', '110101 19900101 123X'],
    ['idcard', '110101 1990 0101', '11010119900101', '110101 19900101'],
  ])('%s: %s is kept as %s and shown as %s', (kind, typed, value, shown) => {
    const input = open(kind);
    change(input, typed);
    expect([stored[stored.length - 1], input.value]).toEqual([value, shown]);
  });

  it('is grouped with each key, and deleted key by key', () => {
    const input = open('tel');
    for (const key of '13800138000') change(input, input.value + key);
    expect(input.value).toBe('138 0013 8000');
    const seen: string[] = [];
    while (input.value !== '') {
      change(input, input.value.slice(0, -1));
      seen.push(input.value);
    }
    expect(seen).toHaveLength(11);
    expect(seen.slice(2, 5)).toEqual(['138 0013 8', '138 0013', '138 001']);
    expect(stored[stored.length - 1]).toBe('');
  });

  it('keeps the caret in the middle, and is grouped again when it is left', () => {
    const input = open('tel');
    change(input, '13800138000');
    change(input, '138 013 8000', 4);
    expect([input.value, input.selectionStart]).toEqual(['138 013 8000', 4]);
    // The space itself: nothing of the number has changed.
    change(input, '138013 8000', 3);
    expect([input.value, input.selectionStart]).toEqual(['138013 8000', 3]);
    expect(stored[stored.length - 1]).toBe('1380138000');
    fireEvent.blur(input);
    expect(input.value).toBe('138 0138 000');
    expect(stored.every((value) => !/\s/.test(value))).toBe(true);
  });

  it('that asks for a part of the number has no groups', () => {
    const input = open('idcard', 6);
    change(input, '01123x');
    expect([stored[stored.length - 1], input.value]).toEqual(['01123X', '01123X']);
  });
});

describe('Field', () => {
  it('shows the error instead of the hint, marks the input, and keeps the typed text', () => {
    const { rerender } = render(<Page />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' });
    fireEvent.change(input, { target: { value: '1380013' } });
    expect(screen.getByText('用于登录')).toBeTruthy();

    rerender(<Page error="手机号应为11位" />);
    expect(screen.getByRole('alert').textContent).toContain('手机号应为11位');
    expect(screen.queryByText('用于登录')).toBeNull();
    expect(input.value).toBe('138 0013');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('drops separators, also when the value does not change', () => {
    render(<Page />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' });
    fireEvent.change(input, { target: { value: '138' } });
    fireEvent.change(input, { target: { value: '138 ' } });
    expect(input.value).toBe('138');
  });

  it('takes no further key when it is full', () => {
    render(<Page />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' });
    fireEvent.change(input, { target: { value: '13800138000' } });
    fireEvent.change(input, { target: { value: '138001380001' } });
    expect(input.value).toBe('138 0013 8000');
  });

  it('is emptied only by its own button', () => {
    render(<Page />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' });
    expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
    fireEvent.change(input, { target: { value: '138' } });
    fireEvent.click(screen.getByRole('button', { name: '清空' }));
    expect(input.value).toBe('');
  });
});
