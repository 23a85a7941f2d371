import { createSealer } from '@/wire';
import { gatewayKeys, openRequest, openRv } from '../../gateway/wire';
import { publicKeyBase64, seededBytes, vectors } from './vectors';

const keys = gatewayKeys(vectors.privateKeyPem);
const START = Date.UTC(2026, 10, 18, 3);

function idleSealer() {
  const acts: (() => void)[] = [];
  const clock = { now: START };
  const source = { empty: false, drawn: 0 };
  const turns = { count: 0 };
  const bytes = seededBytes(11);
  const sealer = createSealer({
    publicKey: publicKeyBase64,
    random: (count) => {
      if (source.empty) throw new Error('no random bytes');
      source.drawn += count;
      return bytes(count);
    },
    now: () => clock.now,
    turn: () => {
      turns.count += 1;
      return Promise.resolve();
    },
    idle: (act) => void acts.push(act),
  });
  /** Does what waited for an idle device, and what follows from it; returns how often that was. */
  const rest = () => {
    let done = 0;
    for (let act = acts.shift(); act && done < 20; act = acts.shift(), done += 1) act();
    return done;
  };
  return { sealer, clock, source, turns, acts, rest };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a request sealed with what was drawn ahead', () => {
  it('is read by the gateway, and its sign holds its rv', async () => {
    const { sealer, rest } = idleSealer();
    await sealer.seal({ a: 1 }, true);
    rest();
    const { fields, sessionKey, rv = '' } = await sealer.seal({ a: 2 }, true);
    expect(openRequest({ ...fields }, { rv }, keys)).toEqual({ params: { a: 2 }, sessionKey, characters: 7 });
    const { rv: other } = await sealer.seal({ a: 2 }, true);
    expect(() => openRequest({ ...fields }, { rv: other }, keys)).toThrow();
  });

  it('has its own rv, never older than two minutes', async () => {
    const { sealer, clock, rest } = idleSealer();
    const nonces = new Set<string>();
    for (const later of [0, 1000, 119_000, 120_000, 600_000, 1000]) {
      rest();
      clock.now += later;
      const { rv = '' } = await sealer.seal({}, true);
      const { nonce, time } = openRv(rv, keys);
      expect(clock.now - time).toBeLessThan(120_000);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(6);
  });

  it('has an rv drawn ahead even if it is the first one with an rv', async () => {
    const { sealer, clock, rest } = idleSealer();
    await sealer.seal({}, false);
    rest();
    clock.now += 5000;
    const { rv = '' } = await sealer.seal({}, true);
    expect(openRv(rv, keys).time).toBe(START);
  });

  it('has an rv that is not of a time to come when the clock was put back', async () => {
    const { sealer, clock, rest } = idleSealer();
    await sealer.seal({}, true);
    rest();
    clock.now -= 3_600_000;
    const { rv = '' } = await sealer.seal({}, true);
    expect(openRv(rv, keys).time).toBe(clock.now);
  });

  it('draws nothing but its IV then, twice; the third has to draw its key', async () => {
    const { sealer, source, rest } = idleSealer();
    await sealer.seal({}, true);
    expect(rest()).toBe(4);
    const drawn = async () => {
      const before = source.drawn;
      await sealer.seal({}, true);
      return source.drawn - before;
    };
    expect([await drawn(), await drawn()]).toEqual([16, 16]);
    expect(await drawn()).toBeGreaterThan(2 * 224);
  });

  it('asks for one idle moment at a time for each kind, however many calls wait', async () => {
    const { sealer, acts } = idleSealer();
    for (const withRv of [true, false, true, true]) await sealer.seal({}, withRv);
    expect(acts).toHaveLength(2);
  });

  it('without random bytes is not drawn ahead, and the call that needs them fails', async () => {
    const { sealer, source, rest } = idleSealer();
    await sealer.seal({}, true);
    source.empty = true;
    expect(rest()).toBe(2);
    await expect(sealer.seal({}, true)).rejects.toThrow('no random bytes');
  });

  it('has no rv if the call has none', async () => {
    expect((await idleSealer().sealer.seal({}, false)).rv).toBeUndefined();
  });

  it('is drawn in its own tasks if nothing was drawn ahead, and in no other task if it was', async () => {
    const { sealer, turns, rest } = idleSealer();
    await sealer.seal({}, true);
    expect(turns.count).toBe(4);
    rest();
    await sealer.seal({}, true);
    expect(turns.count).toBe(4);
  });

  it('has a key drawn ahead before anything was sealed', async () => {
    const { sealer, source, rest } = idleSealer();
    expect(rest()).toBe(2);
    const before = source.drawn;
    await sealer.seal({}, false);
    expect(source.drawn - before).toBe(16);
  });
});
