import { unsafeUniformIntDistribution, xoroshiro128plus, type RandomGenerator } from 'pure-rand';

/** Everything that one seed decides, drawn in order. */
export class Chance {
  private readonly numbers: RandomGenerator;

  constructor(seed: number) {
    this.numbers = xoroshiro128plus(seed);
  }

  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number {
    return unsafeUniformIntDistribution(least, most, this.numbers);
  }

  /** True in so many per cent of all cases. */
  percent(often: number): boolean {
    return this.whole(1, 100) <= often;
  }

  one<T>(among: readonly [T, ...T[]]): T {
    return among[this.whole(0, among.length - 1)] ?? among[0];
  }

  /** One of the names, each as often as its weight says. */
  weighed<N extends string>(weights: Readonly<Record<N, number>>): N {
    const entries = Object.entries<number>(weights) as [N, number][];
    let left = this.whole(
      1,
      entries.reduce((sum, [, weight]) => sum + weight, 0),
    );
    for (const [name, weight] of entries) {
      left -= weight;
      if (left <= 0) return name;
    }
    throw new Error('no weight');
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.whole(0, 255));
  }
}
