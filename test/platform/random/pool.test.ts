import { createPool } from '@/platform/random/pool';

/** A device that counts upwards, so that a repeated byte shows; it answers when told to. */
function device() {
  const asked: number[] = [];
  const answers: (() => void)[] = [];
  let next = 0;
  const fill = (count: number): Promise<Uint8Array> => {
    asked.push(count);
    return new Promise((resolve) => {
      answers.push(() => resolve(Uint8Array.from({ length: count }, () => next++)));
    });
  };
  return { asked, fill, answer: () => answers.shift()?.() };
}

const settle = () => new Promise<void>((done) => setTimeout(done));

describe('random pool', () => {
  it('is filled once however many callers wait for it, and returns each byte once', async () => {
    const { fill, asked, answer } = device();
    const pool = createPool({ fill, size: 64, low: 16 });
    const waiting = Promise.all([pool.ready(), pool.ready(), pool.ready()]);
    answer();
    await waiting;
    expect(asked).toEqual([64]);
    expect([...pool.bytes(3), ...pool.bytes(2)]).toEqual([0, 1, 2, 3, 4]);
  });

  it('requests more below its mark, and keeps what it has', async () => {
    const { fill, asked, answer } = device();
    const pool = createPool({ fill, size: 64, low: 16 });
    const ready = pool.ready();
    answer();
    await ready;
    pool.bytes(48);
    expect(asked).toEqual([64]);
    expect([...pool.bytes(1)]).toEqual([48]);
    expect(asked).toEqual([64, 49]);
    answer();
    await settle();
    expect([...pool.bytes(16)]).toEqual(Array.from({ length: 16 }, (_, at) => 49 + at));
  });

  it('fails closed: before it is filled, when it is empty, and when the device gives nothing', async () => {
    const { fill, answer } = device();
    const pool = createPool({ fill, size: 64, low: 16 });
    expect(() => pool.bytes(1)).toThrow('empty');
    const ready = pool.ready();
    answer();
    await ready;
    expect(() => pool.bytes(65)).toThrow('empty');

    const mute = createPool({ fill: () => Promise.resolve(new Uint8Array(0)), size: 64, low: 16 });
    await expect(mute.ready()).rejects.toThrow('no random bytes');
    const broken = createPool({ fill: () => Promise.reject(new Error('denied')), size: 64, low: 16 });
    await expect(broken.ready()).rejects.toThrow('denied');
    expect(() => broken.bytes(1)).toThrow('empty');
  });

  it('recovers when the device does', async () => {
    let works = false;
    const fill = (count: number) =>
      works
        ? Promise.resolve(Uint8Array.from({ length: count }, (_, at) => at))
        : Promise.reject(new Error('denied'));
    const pool = createPool({ fill, size: 64, low: 16 });
    await expect(pool.ready()).rejects.toThrow();
    works = true;
    await pool.ready();
    expect(pool.bytes(4)).toHaveLength(4);
  });

  it('asks again when the device does not answer, and ignores the late answer', async () => {
    jest.useFakeTimers();
    try {
      const { fill, asked, answer } = device();
      const pool = createPool({ fill, size: 64, low: 16 });
      const ready = pool.ready();
      const failed = expect(ready).rejects.toThrow('no answer');
      await jest.advanceTimersByTimeAsync(3000);
      await failed;
      answer();
      await jest.advanceTimersByTimeAsync(0);
      expect(() => pool.bytes(1)).toThrow('empty');
      const again = pool.ready();
      expect(asked).toEqual([64, 64]);
      answer();
      await again;
      expect(pool.bytes(1)).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([16, 64, 4096])('treats %i equal bytes as a broken source', async (size) => {
    const pool = createPool({ fill: (count) => Promise.resolve(new Uint8Array(count)), size, low: 8 });
    await expect(pool.ready()).rejects.toThrow('not random');
  });
});
