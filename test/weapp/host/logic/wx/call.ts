import type { Client } from '../client';

/** The options that the program passes to an asynchronous function of `wx`. */
export interface Options {
  readonly [name: string]: unknown;
  readonly success?: (answer: object) => void;
  readonly fail?: (failure: object) => void;
  readonly complete?: (answer: object) => void;
}

/** Fails a call in the client's words: `errMsg` becomes "<name>:fail <reason>". */
export class Fail extends Error {
  constructor(
    readonly reason: string,
    readonly more: object = {},
  ) {
    super(reason);
  }
}

/** A call that no person and no phone would allow: the call fails, and so does the run, because programs often ignore failures. */
export class Misuse extends Fail {}

/** Returns the answer's fields besides `errMsg`, or a promise of them; anything but an object means no fields. */
export type Work = (options: Options) => unknown;
export type Api = Readonly<Record<string, unknown>>;

/** Functions of `wx` with callbacks, or returning a promise when none is given. */
export function asynchronous(client: Client, works: Readonly<Record<string, Work>>): Api {
  return Object.fromEntries(Object.entries(works).map(([name, work]) => [name, wrap(client, name, work)]));
}

function wrap(client: Client, name: string, work: Work) {
  return (given?: Options): Promise<object> | undefined => {
    const options = given ?? {};
    const run = perform(client, name, work, options);
    const { success, fail, complete } = options;
    if (success === undefined && fail === undefined && complete === undefined)
      return run.then(({ ok, answer }) => (ok ? answer : Promise.reject(answer as Error)));
    void run.then(({ ok, answer }) => {
      client.guard(`callback of ${name}`, () => (ok ? success?.(answer) : fail?.(answer)));
      client.guard(`callback of ${name}`, () => complete?.(answer));
    });
    return undefined;
  };
}

interface Outcome {
  readonly ok: boolean;
  readonly answer: object;
}

async function perform(client: Client, name: string, work: Work, options: Options): Promise<Outcome> {
  try {
    const given = await work(options);
    const answer = typeof given === 'object' && given !== null ? given : {};
    return { ok: true, answer: { errMsg: `${name}:ok`, ...answer } };
  } catch (error) {
    const reason = error instanceof Fail ? error.reason : String(error);
    if (error instanceof Misuse) client.problem('program', `wx.${name}: ${reason}`);
    return {
      ok: false,
      answer: { errMsg: `${name}:fail ${reason}`, ...(error instanceof Fail ? error.more : {}) },
    };
  }
}

export const textOf = (value: unknown, otherwise = ''): string =>
  value === undefined || value === null ? otherwise : String(value);
