import { useState } from 'react';
import { PickedField } from '../Picker/PickedField';
import { PickerList } from '../Picker/PickerList';
import { Sheet } from '../Sheet';
import { Tabs } from '../Tabs';

export interface Region {
  /** Six digits of the national list. */
  readonly code: string;
  readonly name: string;
  readonly children?: readonly Region[];
}

interface AddressProps {
  readonly label: string;
  readonly regions: readonly Region[];
  /** Codes from the province down; empty: nothing chosen yet. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly error?: string;
  readonly disabled?: boolean;
}

/** Province, city and district, one after the other in a sheet; looks like Field. */
export function Address(props: AddressProps) {
  const { label, regions, value, onChange, placeholder = '请选择省、市、区', hint, error, disabled } = props;
  const [open, setOpen] = useState(false);
  const [path, setPath] = useState(value);
  const [level, setLevel] = useState(0);

  const show = () => {
    setPath(value);
    setLevel(Math.max(0, value.length - 1));
    setOpen(true);
  };
  const pick = (code: string) => {
    const next = [...path.slice(0, level), code];
    setPath(next);
    if (listAt(regions, next, level + 1).length > 0) {
      setLevel(level + 1);
      return;
    }
    onChange(next);
    setOpen(false);
  };
  const chosen = namesOf(regions, path);
  const tabs = [...chosen.slice(0, level), chosen[level] ?? '请选择', ...chosen.slice(level + 1)];
  return (
    <>
      <PickedField
        label={label}
        words={value.length === 0 ? undefined : namesOf(regions, value).join(' ')}
        placeholder={placeholder}
        hint={hint}
        error={error}
        disabled={disabled}
        onPress={show}
      />
      <Sheet open={open} title={label} onClose={() => setOpen(false)}>
        <Tabs
          label={`${label}，已选`}
          items={tabs.map((name, index) => ({ key: String(index), label: name }))}
          value={String(level)}
          onChange={(key) => setLevel(Number(key))}
        />
        <PickerList
          label={label}
          options={listAt(regions, path, level).map(({ code, name }) => ({ key: code, label: name }))}
          value={path[level]}
          onPick={pick}
        />
      </Sheet>
    </>
  );
}

/** The choices at a level, given the choices at the levels above. */
function listAt(regions: readonly Region[], path: readonly string[], level: number): readonly Region[] {
  return path
    .slice(0, level)
    .reduce<readonly Region[]>(
      (list, chosen) => list.find(({ code }) => code === chosen)?.children ?? [],
      regions,
    );
}

const namesOf = (regions: readonly Region[], path: readonly string[]): string[] =>
  path.map(
    (chosen, level) => listAt(regions, path, level).find(({ code }) => code === chosen)?.name ?? chosen,
  );
