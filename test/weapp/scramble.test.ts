import { scrambled, unscrambled } from './host/logic/wx/scramble';

it('what the host keeps encrypted cannot be read, and comes back', () => {
  expect(scrambled('"滨江路"')).not.toContain('滨江路');
  expect(unscrambled(scrambled('"滨江路"'))).toBe('"滨江路"');
  expect([unscrambled('滨江路'), unscrambled(3)]).toEqual([undefined, undefined]);
});
