import { wrap as ofTheWire } from '@/wire/rsa';
import { publicKeyBase64, seededBytes, vectors } from '../../../wire/vectors';
import { wrap } from './rsa';

it.each([publicKeyBase64, vectors.publicKeyPem])('wraps as the wire does', (publicKey) => {
  const [here, there] = [seededBytes(3), seededBytes(3)];
  for (let round = 0; round < 20; round += 1) {
    const message = `message ${round}`;
    expect(wrap(message, publicKey, here)).toBe(ofTheWire(message, publicKey, there));
  }
});
