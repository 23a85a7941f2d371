import type { CallName, Request, Response } from '@/contract';

/** A call and a valid answer to it. */
export interface Exchange<N extends CallName> {
  readonly request: Request<N>;
  readonly answer: Response<N>;
}
