import Range from '@nutui/nutui-react-taro/dist/es/packages/range';
import '@nutui/nutui-react-taro/dist/es/packages/range/style/css';
import { View } from '@tarojs/components';
import { Icon } from '../Icon';
import { classes } from '../classes';
import { pressable } from '../pressable';
import { words } from '../words';
import '../../styles/nutui.scss';
import './index.scss';

interface SliderProps {
  /** '哪天还清'. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Default 1; − and + move by one step, too. */
  readonly step?: number;
  /** The value in words: '3月18日'; absent if it is shown above. */
  readonly shown?: string;
  /** Names of − and +; default '往前', '往后'. */
  readonly moves?: readonly [string, string];
  /** Below the two ends: '今天', '到期'. */
  readonly ends?: readonly [string, string];
  /** Called while the slider is dragged, and at the end. Call the gateway at the end only: `onDone`. */
  readonly onChange: (value: number) => void;
  readonly onDone?: (value: number) => void;
}

/** NutUI's range may have two values, this slider has one. */
const single = (value: number | number[]): number => (Array.isArray(value) ? (value[0] ?? 0) : value);

/** A value on a line, set by dragging or step by step with − and +. */
export function Slider(props: SliderProps) {
  const { label, value, min, max, step = 1, shown, moves = ['往前', '往后'], ends, onChange, onDone } = props;
  const set = (next: number) => {
    const kept = Math.min(max, Math.max(min, next));
    if (kept === value) return;
    onChange(kept);
    onDone?.(kept);
  };
  return (
    <View className="yl-slider" role="group" aria-label={label}>
      {shown !== undefined && (
        <View className="yl-slider__words">
          <View className="yl-slider__label">{words(label)}</View>
          <View className="yl-slider__shown" aria-live="polite">
            {shown}
          </View>
        </View>
      )}
      <View className="yl-slider__line">
        <Move
          icon="minus"
          label={`${label}，${moves[0]}`}
          disabled={value <= min}
          onPress={() => set(value - step)}
        />
        <View className="yl-slider__host">
          <Range
            value={value}
            min={min}
            max={max}
            step={step}
            minDescription={null}
            maxDescription={null}
            currentDescription={null}
            onChange={(next) => onChange(single(next))}
            onEnd={(last) => onDone?.(single(last))}
          />
          {ends && (
            <View className="yl-slider__ends">
              <View>{ends[0]}</View>
              <View>{ends[1]}</View>
            </View>
          )}
        </View>
        <Move
          icon="add"
          label={`${label}，${moves[1]}`}
          disabled={value >= max}
          onPress={() => set(value + step)}
        />
      </View>
    </View>
  );
}

interface MoveProps {
  readonly icon: 'minus' | 'add';
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function Move({ icon, label, disabled, onPress }: MoveProps) {
  return (
    <View
      className={classes('yl-slider__move yl-tap', disabled && 'yl-slider__move--disabled')}
      {...pressable(onPress, { label, disabled })}
    >
      <Icon name={icon} size={16} />
    </View>
  );
}
