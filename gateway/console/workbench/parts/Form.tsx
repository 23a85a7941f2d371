import { useState, type ReactNode } from 'react';
import { useAct } from '../core/act';
import { Button, Problem } from './Button';
import { Field, type FieldProps } from './Field';

type Values<N extends string> = Readonly<Record<N, string>>;

export type Entry<N extends string> = Omit<FieldProps, 'value' | 'onChange' | 'act' | 'name'> & {
  /** Its name in the JSON interface. */
  readonly name: N;
};

interface FormProps<N extends string> {
  readonly entries: readonly Entry<N>[];
  /** What the fields hold until somebody types; what is typed stays over a refresh, and ends with a saving. */
  readonly start?: Partial<Values<N>> | undefined;
  readonly action: string;
  /** Returns what is said afterwards. */
  readonly save: (values: Values<N>) => Promise<string>;
  readonly children?: ReactNode;
}

/** Fields that are saved together, each with its own problem beside it. */
export function Form<N extends string>({ entries, start = {}, action, save, children }: FormProps<N>) {
  const act = useAct(entries.map(({ name }) => name));
  const [typed, setTyped] = useState<Partial<Values<N>>>({});
  const valueOf = (name: N): string => typed[name] ?? start[name] ?? '';
  const run = () =>
    act.run(async () => {
      const values = entries.map(({ name }) => [name, valueOf(name)] as const);
      const said = await save(Object.fromEntries(values) as Values<N>);
      setTyped({});
      return said;
    });
  const fieldOf = ({ name, ...look }: Entry<N>) => (
    <Field
      key={name}
      {...look}
      {...{ name, act }}
      value={valueOf(name)}
      onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
    />
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
