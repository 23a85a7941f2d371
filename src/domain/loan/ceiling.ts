import type { Fen } from '../money/fen';

/** Law: a consumer credit line is at most 200,000 yuan (product decisions). In fen. */
export const CREDIT_LIMIT_CEILING: Fen = 20_000_000;
