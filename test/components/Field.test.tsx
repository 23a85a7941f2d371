/** @jest-environment jest-fixed-jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Field } from '@/components/Field';
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
    ['text', 4, '王 建国', '王 建国'],
  ])('%s, at most %i: %o is %o', (kind, max, raw, kept) => {
    expect(tidy(kind, raw, max)).toBe(kept);
  });
});

describe('what is not understood', () => {
  it.each<[FieldKind, number, string, string]>([
    ['tel', 11, '1380013800O', '1380013800O'],
    ['tel', 11, '138001380001', '138001380001'],
    ['digit', 15, '1.2万', '1.2万'],
    ['digit', 15, '1.2.3', '1.2.3'],
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

describe('Field', () => {
  it('shows the error instead of the hint, marks the input, and keeps the typed text', () => {
    const { rerender } = render(<Page />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' });
    fireEvent.change(input, { target: { value: '1380013' } });
    expect(screen.getByText('用于登录')).toBeTruthy();

    rerender(<Page error="手机号应为11位" />);
    expect(screen.getByRole('alert').textContent).toContain('手机号应为11位');
    expect(screen.queryByText('用于登录')).toBeNull();
    expect(input.value).toBe('1380013');
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
    expect(input.value).toBe('13800138000');
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
