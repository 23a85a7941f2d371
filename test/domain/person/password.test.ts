import { checkPassword } from '@/domain/person/password';

const OWNER = { birthday: '1990-03-07', phone: '13812795064' };

describe('checkPassword', () => {
  it.each([
    ['', 'passwordMissing'],
    ['12345', 'passwordFormat'],
    ['1234567', 'passwordFormat'],
    ['12345a', 'passwordFormat'],
    ['12 345', 'passwordFormat'],
    ['１２３４５６', 'passwordFormat'],
    ['000000', 'passwordSameDigits'],
    ['888888', 'passwordSameDigits'],
    ['123456', 'passwordRun'],
    ['012345', 'passwordRun'],
    ['456789', 'passwordRun'],
    ['789012', 'passwordRun'],
    ['654321', 'passwordRun'],
    ['987654', 'passwordRun'],
    ['321098', 'passwordRun'],
    ['123123', 'passwordRepeat'],
    ['907907', 'passwordRepeat'],
    ['121212', 'passwordRepeat'],
    ['900307', 'passwordBirthday'],
    ['030790', 'passwordBirthday'],
    ['070390', 'passwordBirthday'],
    ['900703', 'passwordBirthday'],
    ['199003', 'passwordBirthday'],
    ['031990', 'passwordBirthday'],
    ['199007', 'passwordBirthday'],
    ['071990', 'passwordBirthday'],
    ['199037', 'passwordBirthday'],
    ['371990', 'passwordBirthday'],
    ['138127', 'passwordPhone'],
    ['812795', 'passwordPhone'],
    ['795064', 'passwordPhone'],
    ['795046', undefined],
    ['199012', undefined],
    ['123457', undefined],
    ['112233', undefined],
    ['135790', undefined],
    ['860417', undefined],
  ])('%s: %s', (password, reason) => expect(checkPassword(password, OWNER)).toBe(reason));

  it('refuses only the weak forms when nothing is known about the person', () => {
    expect(checkPassword('900307')).toBeUndefined();
    expect(checkPassword('138127')).toBeUndefined();
    expect(checkPassword('900307', { birthday: 'unknown', phone: '' })).toBeUndefined();
    expect(checkPassword('111111')).toBe('passwordSameDigits');
  });

  it('accepts all others', () => {
    const groups = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0').repeat(2));
    const pairs = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0').repeat(3));
    const up = '012345678901234';
    const down = '987654321098765';
    const runs = Array.from({ length: 10 }, (_, from) => [
      up.slice(from, from + 6),
      down.slice(from, from + 6),
    ]);
    const weak = new Set([...groups, ...pairs, ...runs.flat()]);
    expect(weak.size).toBe(1110);
    for (const password of weak) expect(checkPassword(password)).toBeDefined();
    for (let number = 0; number < 1_000_000; number += 37) {
      const password = String(number).padStart(6, '0');
      expect(checkPassword(password) !== undefined).toBe(weak.has(password));
    }
  });
});
