import { useState } from 'react';
import { View } from '@tarojs/components';
import { Button } from '../Button';
import { Sheet } from '../Sheet';
import { PickedField } from './PickedField';
import { PickerList, type PickerOption } from './PickerList';
import './index.scss';

export { PickerList, type PickerOption } from './PickerList';

interface PickerSheetProps<K extends string | number> {
  readonly open: boolean;
  readonly title: string;
  readonly note?: string;
  readonly options: readonly PickerOption<K>[];
  readonly value: K | undefined;
  readonly onPick: (key: K) => void;
  readonly onClose: () => void;
  /** Shown when there is nothing to choose from. */
  readonly empty?: string;
  /** A button below the list for something else: '添加银行卡'. It closes the sheet too. */
  readonly other?: { readonly label: string; readonly onPress: () => unknown };
}

/** A choice of one among many options, as a list in a sheet. Closes when one is picked. */
export function PickerSheet<K extends string | number>(props: PickerSheetProps<K>) {
  const { open, title, note, options, value, onPick, onClose, empty = '暂时没有可选的内容', other } = props;
  const leave = () => {
    onClose();
    return other?.onPress();
  };
  return (
    <Sheet
      open={open}
      title={title}
      note={note}
      onClose={onClose}
      foot={
        other && (
          <Button kind="soft" onPress={leave}>
            {other.label}
          </Button>
        )
      }
    >
      {options.length === 0 && <View className="yl-picker__empty">{empty}</View>}
      <PickerList
        label={title}
        options={options}
        value={value}
        onPick={(key) => {
          onPick(key);
          onClose();
        }}
      />
    </Sheet>
  );
}

interface PickerProps<K extends string | number> {
  readonly label: string;
  readonly options: readonly PickerOption<K>[];
  readonly value: K | undefined;
  readonly onChange: (key: K) => void;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly error?: string;
  readonly disabled?: boolean;
}

/** A field whose value is picked from a sheet; looks like Field. */
export function Picker<K extends string | number>(props: PickerProps<K>) {
  const { label, options, value, onChange, placeholder, hint, error, disabled } = props;
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.key === value);
  return (
    <>
      <PickedField
        label={label}
        words={chosen?.label}
        placeholder={placeholder}
        hint={hint}
        error={error}
        disabled={disabled}
        onPress={() => setOpen(true)}
      />
      <PickerSheet
        open={open}
        title={label}
        options={options}
        value={value}
        onPick={onChange}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
