import { useState, type ReactNode } from 'react';
import { View } from '@tarojs/components';
import { Button } from '../Button';
import { Choice, type ChoiceOption } from '../Choice';
import { FieldNote } from '../Field';
import { Keypad, type Key } from '../Keypad';
import { KeyCatcher } from '../Keypad/KeyCatcher';
import { Sheet } from '../Sheet';
import { classes } from '../classes';
import { pressable } from '../pressable';
import { ERROR_CLASS } from '../errorClass';
import { shownAmount, typeAmount } from './typeAmount';
import './index.scss';

interface AmountInputProps {
  /** Names the amount and its unit: '借多少（元）'. */
  readonly label: string;
  /** As typed, without separators: '', '12000', '12000.5'. parseYuan of domain/money reads it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  /** '500 至 38,000，100 的整数倍'. */
  readonly hint?: string;
  readonly error?: string;
  /** At the end of the figure's line: '全部借出'. */
  readonly right?: ReactNode;
  /** Default 2; 0 for whole yuan. */
  readonly decimals?: 0 | 2;
  readonly disabled?: boolean;
  /** Amounts to choose with one tap, below the figure and in the keypad's sheet, which a choice closes. */
  readonly quick?: {
    readonly label: string;
    readonly options: readonly ChoiceOption<number>[];
    readonly value: number | undefined;
    readonly onPick: (amount: number) => void;
  };
  /** Below all of it: a slider. */
  readonly children?: ReactNode;
  /** The keypad was closed: a good moment to ask for a trial. */
  readonly onDone?: () => void;
}

/** An amount as one large figure, typed on our own keypad: two decimals, and no cursor that could jump. */
export function AmountInput(props: AmountInputProps) {
  const {
    label,
    value,
    onChange,
    placeholder = '0',
    hint,
    error,
    right,
    decimals = 2,
    disabled = false,
    quick,
  } = props;
  const [open, setOpen] = useState(false);
  const type = (key: Key) => {
    const next = typeAmount(value, key, { decimals });
    if (next !== value) onChange(next);
  };
  const done = () => {
    setOpen(false);
    props.onDone?.();
  };
  const figure = shownAmount(value);
  // The spoken name contains everything that is shown, also the placeholder.
  const said = `${label}，${figure || `未填写，${placeholder}`}`;
  const control = pressable(() => setOpen(true), { label: said, disabled });

  return (
    <View className={classes('yl-amount', error && `yl-amount--wrong ${ERROR_CLASS}`)}>
      <View className="yl-amount__label">{label}</View>
      <View className="yl-amount__line">
        <View className="yl-amount__figure yl-tap" {...control}>
          <Typed figure={figure} placeholder={placeholder} caret={open} />
        </View>
        {right}
      </View>
      <FieldNote hint={hint} error={error} />
      {quick && (
        <Choice label={quick.label} options={quick.options} value={quick.value} onChange={quick.onPick} />
      )}
      {props.children}
      <Sheet open={open} title={label} onClose={done} flush>
        <KeyCatcher label={label} onKey={type}>
          <View className="yl-amount__preview" aria-live="polite">
            <Typed figure={figure} placeholder={placeholder} caret />
            <FieldNote hint={hint} error={error} />
            {quick && (
              <View className="yl-amount__quick">
                {quick.options.map(({ key, label: name }) => (
                  <Button
                    key={key}
                    kind="soft"
                    size="small"
                    onPress={() => {
                      quick.onPick(key);
                      done();
                    }}
                  >
                    {name}
                  </Button>
                ))}
              </View>
            )}
          </View>
          <Keypad onKey={type} onDone={done} point={decimals > 0} />
        </KeyCatcher>
      </Sheet>
    </View>
  );
}

function Typed({
  figure,
  placeholder,
  caret,
}: {
  readonly figure: string;
  readonly placeholder: string;
  readonly caret: boolean;
}) {
  return (
    <View
      className={classes(
        'yl-amount__typed',
        figure === '' && 'yl-amount__typed--empty',
        figure.length > 10 && 'yl-amount__typed--long',
      )}
    >
      {figure !== '' && <View className="yl-amount__digits">{figure}</View>}
      {caret && <View className="yl-amount__caret" aria-hidden="true" />}
      {figure === '' && <View className="yl-amount__digits">{placeholder}</View>}
    </View>
  );
}
