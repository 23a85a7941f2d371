import { createSealer } from '@/wire';
import { gatewayKeys, openRequest, openRv } from '../../gateway/wire';
import { publicKeyBase64, seededBytes, vectors } from './vectors';

const keys = gatewayKeys(vectors.privateKeyPem);
const START = Date.UTC(2026, 10, 18, 3);

function idleSealer() {
  const acts: (() => void)[] = [];
  const clock = { now: START };
  const source = { empty: false, drawn: 0 };
  const bytes = seededBytes(11);
  const sealer = createSealer({
    publicKey: publicKeyBase64,
    random: (count) => {
      if (source.empty) throw new Error('no random bytes');
      source.drawn += count;
      return bytes(count);
    },
    now: () => clock.now,
    idle: (act) => void acts.push(act),
  });
  /** Does what waited for an idle device, and what follows from it; returns how often that was. */
  const rest = () => {
    let done = 0;
    for (let act = acts.shift(); act && done < 20; act = acts.shift(), done += 1) act();
    return done;
  };
  return { sealer, clock, source, acts, rest };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a request sealed with what was drawn ahead', () => {
  it('is read by the gateway, and its sign holds its rv', () => {
    const { sealer, rest } = idleSealer();
    sealer.seal({ a: 1 }, true);
    rest();
    const { fields, sessionKey, rv = '' } = sealer.seal({ a: 2 }, true);
    expect(openRequest({ ...fields }, { rv }, keys)).toEqual({ params: { a: 2 }, sessionKey, characters: 7 });
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

  it('has an rv that is not of a time to come when the clock was put back', () => {
    const { sealer, clock, rest } = idleSealer();
    sealer.seal({}, true);
    rest();
    clock.now -= 3_600_000;
    expect(openRv(sealer.seal({}, true).rv ?? '', keys).time).toBe(clock.now);
  });

  it('draws nothing but its IV then, twice; the third has to draw its key', () => {
    const { sealer, source, rest } = idleSealer();
    sealer.seal({}, true);
    expect(rest()).toBe(4);
    const drawn = () => {
      const before = source.drawn;
      sealer.seal({}, true);
      return source.drawn - before;
    };
    expect([drawn(), drawn()]).toEqual([16, 16]);
    expect(drawn()).toBeGreaterThan(2 * 224);
  });

  it('asks for one idle moment at a time for each kind, however many calls wait', () => {
    const { sealer, acts } = idleSealer();
    for (const withRv of [true, false, true, true]) sealer.seal({}, withRv);
    expect(acts).toHaveLength(2);
  });

  it('without random bytes is not drawn ahead, and the call that needs them fails', () => {
    const { sealer, source, rest } = idleSealer();
    sealer.seal({}, true);
    source.empty = true;
    expect(rest()).toBe(2);
    expect(() => sealer.seal({}, true)).toThrow('no random bytes');
  });

  it('has no rv if the call has none', () => {
    expect(idleSealer().sealer.seal({}, false).rv).toBeUndefined();
  });
});
