import { useState } from 'react';
import { View } from '@tarojs/components';
import { formatChinese, type CivilDate } from '@/domain/dates/civil';
import { Button } from '../Button';
import { PickedField } from '../Picker/PickedField';
import { Sheet } from '../Sheet';
import { columns, settle } from './columns';
import { Wheel } from './Wheel';
import './index.scss';

interface DatePickerProps {
  readonly label: string;
  /** 'YYYY-MM-DD', or 'YYYY-MM' for a month; undefined: nothing chosen yet. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  /** First and last day that may be chosen. */
  readonly min: CivilDate;
  readonly max: CivilDate;
  /** Default 'day'. */
  readonly precision?: 'day' | 'month';
  readonly placeholder?: string;
  readonly hint?: string;
  readonly error?: string;
  readonly disabled?: boolean;
}

/** A day or a month, picked from wheels in a sheet; looks like Field. */
export function DatePicker(props: DatePickerProps) {
  const { label, value, onChange, min, max, precision = 'day', placeholder = '请选择' } = props;
  const [open, setOpen] = useState(false);
  const [date, setDate] = useState(max);
  const monthly = precision === 'month';
  const words = (day: CivilDate) => {
    const full = formatChinese(day, 'full');
    return monthly ? full.slice(0, full.indexOf('月') + 1) : full;
  };
  const dayOf = (chosen: string) => (monthly ? `${chosen}-01` : chosen);

  const show = () => {
    setDate(settle(dayOf(value ?? max.slice(0, monthly ? 7 : 10)).split('-'), { min, max }));
    setOpen(true);
  };
  const confirm = () => {
    onChange(monthly ? date.slice(0, 7) : date);
    setOpen(false);
  };
  const shown = columns(date, { min, max }).slice(0, monthly ? 2 : 3);
  return (
    <>
      <PickedField
        label={label}
        words={value === undefined ? undefined : words(dayOf(value))}
        placeholder={placeholder}
        hint={props.hint}
        error={props.error}
        disabled={props.disabled}
        onPress={show}
      />
      <Sheet
        open={open}
        title={label}
        onClose={() => setOpen(false)}
        foot={<Button onPress={confirm}>确定</Button>}
      >
        <View className="yl-date" aria-live="polite">
          {words(date)}
        </View>
        <Wheel
          columns={shown}
          value={date.split('-').slice(0, shown.length)}
          onChange={(parts) => setDate(settle([...parts, '01'].slice(0, 3), { min, max }))}
        />
      </Sheet>
    </>
  );
}
