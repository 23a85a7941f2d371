import { BigInteger as OfTheWire } from '@/wire/bigInteger';
import { Chance } from '../chance';
import { BigInteger } from './bigInteger';

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

it('counts as the wire does', () => {
  const chance = new Chance(1);
  for (let round = 0; round < 50; round += 1) {
    const [message, modulus] = [hexOf(chance.bytes(255)), `c1${hexOf(chance.bytes(254))}01`];
    for (const exponent of [1, 3, 65_537, 65_539])
      expect(new BigInteger(message, 16).modPowInt(exponent, new BigInteger(modulus, 16)).toString(16)).toBe(
        new OfTheWire(message, 16).modPowInt(exponent, new OfTheWire(modulus, 16)).toString(16),
      );
  }
});
