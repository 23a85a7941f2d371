import { randomBytes } from 'node:crypto';
import { sealPhone } from '@/wire';
import { masked } from '../../../gateway/trace/masked';

it.each([
  ['an ID number', '身份证110101199003077758。', '身份证1****************8。'],
  ['an ID number with an X', 'id=11010119900307775X', 'id=1****************X'],
  ['a card number', 'card 6222021234567890123', 'card **** **** **** 0123'],
  ['a phone', '{"phone":"13800138000"}', '{"phone":"138****8000"}'],
])('hides %s in a text', (_what, text, shown) => {
  expect(masked(text)).toBe(shown);
});

it.each([
  ['a loan number whose digits look like an ID number', 'drawing:L202611284937105826'],
  ['a loan number whose digits look like a card', 'L20261128493710582'],
  ['a number with a letter behind it', '20261128493710582A'],
  ['a digest that begins like a phone', '13800138000a4f'],
  ['a digest that ends like a phone', 'a4f13800138000'],
])('leaves %s as it is', (_what, text) => {
  expect(masked(text)).toBe(text);
});

it('hides what is sealed, which anyone with a build can open', () => {
  expect(masked({ sealedPhone: 'c2VhbGVk', phone: '13800138000' })).toEqual({
    sealedPhone: '***',
    phone: '138****8000',
  });
});

it('hides a sealed phone under the name of a phone, too', () => {
  const sealed = sealPhone('13800138000', 'K7mQ2xV9pL4tR8wZ', randomBytes);
  expect(masked({ phone: sealed, newPhone: '138****8000' })).toEqual({
    phone: '***',
    newPhone: '138****8000',
  });
});

it('hides all that is inside a secret, also under other names', () => {
  const secret = { password: { old: '258036', list: ['1'] }, psw: [{ a: '739154' }], other: { shown: 'x' } };
  expect(masked(secret)).toEqual({ password: '***', psw: ['***'], other: { shown: 'x' } });
});
