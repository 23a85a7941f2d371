import { MINUTE_MS } from '../../units';
import type { Step } from './form';
import type { Heard } from './recorder';
import { referenceTo } from './references';
import type { Source } from './sources';

/** A step whose references are not written yet: which of its sources stay is known only at the end. */
export interface Draft {
  readonly name: string;
  readonly heard: Heard;
  readonly gives: boolean;
  readonly looks: boolean;
  readonly sources: Source<Draft>[];
  readonly write: (reference: (source: Source<Draft>) => string) => Step;
}
export type Value = { readonly source: Source<Draft> } | { readonly plain: unknown };

/** A value with its references. */
export function render(value: unknown, reference: (source: Source<Draft>) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => render(item, reference));
  const node = value as { readonly plain?: unknown; readonly source?: Source<Draft> };
  if ('plain' in node) return node.plain;
  if ('source' in node && node.source !== undefined) return reference(node.source);
  return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, render(item, reference)]));
}

/** Without the looks whose answers no later step names. */
export function needed(drafts: readonly Draft[]): Draft[] {
  const wanted = new Set<Draft>();
  for (const draft of [...drafts].reverse()) {
    if (draft.looks && !wanted.has(draft)) continue;
    wanted.add(draft);
    for (const { from } of draft.sources) wanted.add(from);
  }
  return drafts.filter((draft) => wanted.has(draft));
}

/** The steps with their references, and the time that passes between them. */
export function written(drafts: readonly Draft[], end: number): Step[] {
  const answers = new Map<string, Draft[]>();
  const reference = ({ from, path }: Source<Draft>): string => {
    const all = answers.get(from.name) ?? [];
    const nth = all.at(-1) === from ? from.name : `${from.name}#${all.indexOf(from) + 1}`;
    return referenceTo([nth, ...path].join('.'));
  };
  const steps: Step[] = [];
  let played = drafts[0]?.heard.before ?? end;
  const wait = (until: number) => {
    const minutes = Math.floor((until - played) / MINUTE_MS);
    if (minutes < 1) return;
    steps.push({ do: 'wait', minutes });
    played += minutes * MINUTE_MS;
  };
  for (const draft of drafts) {
    const { heard, name, gives } = draft;
    wait(heard.before);
    steps.push(draft.write(reference));
    played += heard.after - heard.before;
    if (gives) answers.set(name, [...(answers.get(name) ?? []), draft]);
  }
  wait(end);
  return steps;
}
