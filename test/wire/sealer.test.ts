import { createSealer } from '@/wire';
import { gatewayKeys, openRequest, openRv } from '../../gateway/wire';
import { publicKeyBase64, seededBytes, vectors } from './vectors';

const keys = gatewayKeys(vectors.privateKeyPem);
const START = Date.UTC(2026, 10, 18, 3);

function idleSealer() {
  const acts: (() => void)[] = [];
  const clock = { now: START };
  const sealer = createSealer({
    publicKey: publicKeyBase64,
    random: seededBytes(11),
    now: () => clock.now,
    idle: (act) => void acts.push(act),
  });
  const rest = () => {
    for (let act = acts.shift(); act; act = acts.shift()) act();
  };
  return { sealer, clock, rest };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a request sealed with what was drawn ahead', () => {
  it('is read by the gateway, and its sign holds its rv', () => {
    const { sealer, rest } = idleSealer();
    sealer.seal({ a: 1 }, true);
    rest();
    const { fields, sessionKey, rv = '' } = sealer.seal({ a: 2 }, true);
    expect(openRequest({ ...fields }, { rv }, keys)).toEqual({ params: { a: 2 }, sessionKey });
    const other = sealer.seal({ a: 2 }, true).rv;
    expect(() => openRequest({ ...fields }, { rv: other }, keys)).toThrow();
  });

  it('has an rv of its own, never older than two minutes', () => {
    const { sealer, clock, rest } = idleSealer();
    const nonces = new Set<string>();
    for (const later of [0, 1000, 119_000, 120_000, 600_000, 1000]) {
      rest();
      clock.now += later;
      const { nonce, time } = openRv(sealer.seal({}, true).rv ?? '', keys);
      expect(clock.now - time).toBeLessThan(120_000);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(6);
  });

  it('has an rv drawn ahead even if it is the first one with an rv', () => {
    const { sealer, clock, rest } = idleSealer();
    sealer.seal({}, false);
    rest();
    clock.now += 5000;
    expect(openRv(sealer.seal({}, true).rv ?? '', keys).time).toBe(START);
  });

  it('has no rv if the call has none', () => {
    expect(idleSealer().sealer.seal({}, false).rv).toBeUndefined();
  });
});
