/** Largest divisor for which the bit-by-bit branch below stays inside a double's integers. */
const LARGEST_DIVISOR = 2 ** 51;

/**
 * a × b ÷ c of whole, non-negative numbers, rounded half-up, exact: every step stays within the integers a double can hold.
 * (No BigInt: old iOS browsers have none.) Throws RangeError for any other number.
 */
export function mulDiv(a: number, b: number, c: number): number {
  if (![a, b, c].every((n) => Number.isSafeInteger(n) && n >= 0) || c === 0 || c > LARGEST_DIVISOR) {
    throw new RangeError(`mulDiv needs whole, non-negative numbers: ${a} × ${b} ÷ ${c}`);
  }
  const { quotient, remainder } = a * b <= Number.MAX_SAFE_INTEGER ? divide(a * b, c) : divideWide(a, b, c);
  return remainder * 2 >= c ? quotient + 1 : quotient;
}

function divide(n: number, c: number) {
  const quotient = Math.floor(n / c);
  return { quotient, remainder: n - quotient * c };
}

/** The product is too wide for a double: long multiplication over the bits of b, with quotient and remainder kept apart. */
function divideWide(a: number, b: number, c: number) {
  const step = divide(a, c);
  let quotient = 0;
  let remainder = 0;
  for (const bit of b.toString(2)) {
    quotient *= 2;
    remainder *= 2;
    if (bit === '1') {
      quotient += step.quotient;
      remainder += step.remainder;
    }
    const carried = divide(remainder, c);
    quotient += carried.quotient;
    remainder = carried.remainder;
  }
  return { quotient, remainder };
}

/** Greatest common divisor of two whole numbers. */
export function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
