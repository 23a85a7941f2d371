import { useCallback, useEffect, useMemo, useRef } from 'react';
import PickerView from '@nutui/nutui-react-taro/dist/es/packages/pickerview';
import '@nutui/nutui-react-taro/dist/es/packages/pickerview/style/css';
import { View } from '@tarojs/components';
import { Icon } from '../Icon';
import { classes } from '../classes';
import { pressable } from '../pressable';
import '../../styles/nutui.scss';
import type { Column } from './columns';

/** How long a wheel keeps turning after it is released; it reports its value at the end of that motion. */
const TURN_MS = 500;

interface Roller {
  readonly stopMomentum: () => void;
}

interface WheelProps {
  readonly columns: readonly Column[];
  /** One value of each column. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/**
 * NutUI's wheels, which turn by touch only, between buttons for keyboard, mouse and screen reader. The wheels are hidden from the screen
 * reader: it reads the buttons and the date above them.
 */
export function Wheel({ columns, value, onChange }: WheelProps) {
  // PickerView reports its old value each time it gets a new array or handler: keep both the same.
  const known = JSON.stringify(columns);
  const options = useMemo(
    () =>
      (JSON.parse(known) as Column[]).map(({ unit, values }) =>
        values.map((each) => ({ value: each, label: `${Number(each)}${unit}` })),
      ),
    [known],
  );
  const chosen = value.join('-');
  const picked = useMemo(() => chosen.split('-'), [chosen]);
  const latest = useRef({ chosen, onChange });
  latest.current = { chosen, onChange };
  const turned = useCallback(({ value: parts }: { readonly value: readonly (string | number | null)[] }) => {
    const next = parts.map(String);
    if (next.join('-') !== latest.current.chosen) latest.current.onChange(next);
  }, []);

  // A wheel released exactly on a value does not move, and would report nothing.
  const rollers = useRef<(Roller | null)[]>([]);
  const setRefs = useCallback(
    (index: number) => (roller: Roller | null) => {
      rollers.current[index] = roller;
    },
    [],
  );
  const settling = useRef<ReturnType<typeof setTimeout>>();
  const settle = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(
      () => rollers.current.forEach((roller) => roller?.stopMomentum()),
      TURN_MS + 100,
    );
  };
  useEffect(() => () => clearTimeout(settling.current), []);

  const turn = (index: number, by: 1 | -1) => {
    const values = columns[index]?.values ?? [];
    const next = values[values.indexOf(value[index] ?? '') + by];
    if (next !== undefined) onChange(value.map((each, place) => (place === index ? next : each)));
  };
  const moves = (by: 1 | -1) => (
    <View className="yl-wheel__moves">
      {columns.map(({ unit, values }, index) => {
        const disabled = values.indexOf(value[index] ?? '') === (by === 1 ? values.length - 1 : 0);
        return (
          <View
            key={unit}
            className={classes('yl-wheel__move yl-tap', disabled && 'yl-wheel__move--disabled')}
            {...pressable(() => turn(index, by), {
              label: `${unit}，${by === 1 ? '往后' : '往前'}`,
              disabled,
            })}
          >
            <Icon name="down" size={16} className={classes(by === -1 && 'yl-wheel__up')} />
          </View>
        );
      })}
    </View>
  );

  return (
    <View className="yl-wheel">
      {moves(-1)}
      <View aria-hidden="true" onTouchStart={() => clearTimeout(settling.current)} onTouchEnd={settle}>
        <PickerView
          options={options}
          value={picked}
          threeDimensional={false}
          duration={TURN_MS}
          setRefs={setRefs}
          onChange={turned}
        />
      </View>
      {moves(1)}
    </View>
  );
}
