/** As much of the wire's big integers as it uses, on the engine's own: a phone's arithmetic takes a fifth of a world's time. */
export class BigInteger {
  private readonly value: bigint;

  constructor(digits: string, radix: 16);
  constructor(value: bigint);
  constructor(value: string | bigint) {
    this.value = typeof value === 'bigint' ? value : BigInt(`0x${value}`);
  }

  /** By squaring; `exponent` is a whole number from 1. */
  modPowInt(exponent: number, modulus: BigInteger): BigInteger {
    let result = 1n;
    for (const bit of exponent.toString(2)) {
      result = (result * result) % modulus.value;
      if (bit === '1') result = (result * this.value) % modulus.value;
    }
    return new BigInteger(result);
  }

  toString(radix: 16): string {
    return this.value.toString(radix);
  }
}
