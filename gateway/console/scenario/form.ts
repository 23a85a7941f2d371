import { calls, type CallName } from '@/contract';
import * as v from 'valibot';

/** The pictures that a step hands in, drawn by the sandbox for the person who is made. */
export const PICTURES = ['id-front', 'id-back', 'id-back-expired', 'bank-card', 'diploma', 'paper'] as const;
export type PictureKind = (typeof PICTURES)[number];
export const SERVICES = ['face', 'bank', 'partner'] as const;
/** The code of a call that was not answered, since a fault broke it. */
export const NO_ANSWER = 'none';

const values = v.record(v.string(), v.unknown());
const isCall = (name: string): name is CallName => name in calls;
const text = v.pipe(v.string(), v.minLength(1));

const step = v.variant('do', [
  /** The clock moves on, as it did while the person was thinking. */
  v.strictObject({ do: v.literal('wait'), minutes: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  /** A POST to the console's JSON interface, or a DELETE. */
  v.strictObject({
    do: v.literal('console'),
    path: v.pipe(v.string(), v.regex(/^[a-z][a-z/-]*$/i)),
    method: v.optional(v.literal('DELETE')),
    args: v.optional(v.unknown()),
    /** It was refused. */
    refused: v.optional(v.literal(true)),
  }),
  /** What the person chose on a page of a service outside of the app. */
  v.strictObject({
    do: v.literal('page'),
    of: v.picklist(SERVICES),
    token: text,
    outcome: text,
  }),
  /** A call of the app. */
  v.strictObject({
    do: v.literal('call'),
    name: v.pipe(
      v.string(),
      v.check(isCall, ({ input }) => `no call has the name ${input}`),
    ),
    params: v.optional(values, {}),
    pictures: v.optional(v.array(v.picklist(PICTURES))),
    /** Of a refusal; `none`: there was no answer. Without it the call is answered well. */
    code: v.optional(text),
    /** What the answer says about how it went. */
    gives: v.optional(v.record(v.string(), v.string())),
  }),
]);

/** What the person sees at the end; nothing else is compared. */
const ends = v.strictObject({
  status: v.optional(v.string()),
  overdueDays: v.optional(v.number()),
  line: v.optional(v.nullable(v.strictObject({ total: v.string(), available: v.string() }))),
  application: v.optional(v.nullable(v.string())),
  loans: v.optional(
    v.array(
      v.strictObject({
        state: v.string(),
        amount: v.string(),
        /** How many terms are in each state. */
        terms: v.record(v.string(), v.number()),
      }),
    ),
  ),
  repayments: v.optional(v.array(v.strictObject({ state: v.string(), amount: v.string() }))),
  cards: v.optional(v.number()),
  coupons: v.optional(v.number()),
  waiting: v.optional(v.array(v.string())),
});

const scenarioForm = v.strictObject({
  form: v.literal(1),
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  /** The product's time at the first step. Without it: the time of the playing. */
  startsAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** The page on which the app opens at the end. */
  opens: v.optional(v.string(), 'pages/home/index'),
  steps: v.pipe(v.array(step), v.minLength(1)),
  ends: v.optional(ends, {}),
});

export type Scenario = v.InferOutput<typeof scenarioForm>;
export type Step = Scenario['steps'][number];
export type StepOf<K extends Step['do']> = Extract<Step, { readonly do: K }>;
export type Ends = Scenario['ends'];

/** A scenario from the text of its file. Throws with every place that is not of the form. */
export function readScenario(file: string): Scenario {
  const result = v.safeParse(scenarioForm, JSON.parse(file));
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  throw new Error(`not a scenario:\n${problems.join('\n')}`);
}
