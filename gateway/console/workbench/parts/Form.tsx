import type { ReactNode } from 'react';
import { useAct } from '../core/act';
import { useDraft } from '../core/drafts';
import { Button, Problem } from './Button';
import { Field, type FieldProps } from './Field';

type Values<N extends string> = Readonly<Record<N, string>>;

export type Entry<N extends string> = Omit<FieldProps, 'value' | 'onChange' | 'act' | 'name'> & {
  /** Its name in the JSON interface. */
  readonly name: N;
};

interface FormProps<N extends string> {
  /** Its drafts are kept by this name. */
  readonly name: string;
  readonly entries: readonly Entry<N>[];
  /** What the fields hold until somebody types; what is typed stays until it is saved. */
  readonly start?: Partial<Values<N>> | undefined;
  readonly action: string;
  /** Returns what is said afterwards. */
  readonly save: (values: Values<N>) => Promise<string>;
  readonly children?: ReactNode;
}

/** Fields that are saved together, each with its own problem beside it. */
export function Form<N extends string>({
  name: own,
  entries,
  start = {},
  action,
  save,
  children,
}: FormProps<N>) {
  const act = useAct(entries.map(({ name }) => name));
  const draft = useDraft(own, start);
  const run = () =>
    act.run(async () => {
      const values = entries.map(({ name }) => [name, draft.of(name)] as const);
      const said = await save(Object.fromEntries(values) as Values<N>);
      draft.drop();
      return said;
    });
  const fieldOf = ({ name, ...look }: Entry<N>) => (
    <Field key={name} {...look} {...{ name, act }} value={draft.of(name)} onChange={draft.type(name)} />
  );
  return (
    <div className="form">
      <div className="grid">{entries.filter(({ lines }) => lines === undefined).map(fieldOf)}</div>
      {entries.filter(({ lines }) => lines !== undefined).map(fieldOf)}
      {children}
      <Button kind="main" onPress={() => void run()} busy={act.busy}>
        {action}
      </Button>
      <Problem act={act} />
    </div>
  );
}
