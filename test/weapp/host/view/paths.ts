import type { Json } from '../../protocol';

type Step = string | number;

/** Splits `root.cn.[0].v` (Taro writes the dot before the bracket; the real client accepts it) into its steps. */
export function stepsOf(path: string): readonly Step[] {
  return Array.from(path.matchAll(/\[(\d+)\]|([^.[\]]+)/g), ([, index, name = '']) =>
    index === undefined ? name : Number(index),
  );
}

/** The changes of one `setData`, in the engine's format. */
export const changesOf = (json: string): readonly (readonly [readonly Step[], Json])[] =>
  Object.entries(JSON.parse(json) as Record<string, Json>).map(([path, value]) => [stepsOf(path), value]);
