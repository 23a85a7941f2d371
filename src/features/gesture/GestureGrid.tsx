import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { FieldNote } from '@/components/Field';
import { pressable } from '@/components/pressable';
import { DOTS } from '@/domain/security/gestureGrid';
import type { Drawing } from './drawing';
import { linesOf } from './lines';
import { GESTURE as T } from './texts';
import './GestureGrid.scss';

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}
interface Touched {
  readonly touches?: readonly Point[];
}

const all = Array.from({ length: DOTS }, (_, dot) => dot);

/** The place of the first finger; a mouse has no touches. */
function at(event: unknown, then: (x: number, y: number) => unknown): void {
  const [touch] = (event as Touched).touches ?? [];
  if (touch) void then(touch.clientX, touch.clientY);
}

/** Only this part draws again with each move of the finger. */
const Lines = observer(function Lines({ drawing }: { readonly drawing: Drawing }) {
  return (
    <View className="yl-gesture__lines" aria-hidden="true">
      {linesOf(drawing.dots, drawing.finger).map((style, index) => (
        <View key={index} className="yl-gesture__line" style={{ ...style }} />
      ))}
    </View>
  );
});

/** Nine dots, drawn with a finger or tapped one by one, and the line through them: the person sees what was taken. */
export const GestureGrid = observer(function GestureGrid({ drawing }: { readonly drawing: Drawing }) {
  const { dots, id } = drawing;
  return (
    <View className="yl-gesture">
      <View
        id={id}
        className="yl-gesture__grid"
        role="group"
        aria-label={T.grid}
        catchMove
        onTouchStart={(event) => at(event, (x, y) => drawing.begin(x, y))}
        onTouchMove={(event) => at(event, (x, y) => drawing.move(x, y))}
        onTouchEnd={() => drawing.end()}
        onTouchCancel={() => drawing.end()}
      >
        <Lines drawing={drawing} />
        {all.map((dot) => {
          const on = dots.includes(dot);
          return (
            <View
              key={dot}
              className={on ? 'yl-gesture__dot yl-gesture__dot--on yl-tap' : 'yl-gesture__dot yl-tap'}
              {...pressable(() => drawing.tap(dot), { label: T.dot(dot + 1, on) })}
            >
              <View className="yl-gesture__point" />
            </View>
          );
        })}
      </View>
      <FieldNote error={drawing.error} />
      <View className={dots.length > 0 ? 'yl-gesture__ways' : 'yl-gesture__ways yl-gesture__ways--none'}>
        {/* A second tap counts, too: a person who draws fast taps again within a second. */}
        <View className="yl-gesture__way yl-tap" {...pressable(() => drawing.clear())}>
          {T.again}
        </View>
        <View className="yl-gesture__way yl-tap" {...pressable(() => drawing.finish())}>
          {T.done}
        </View>
      </View>
    </View>
  );
});
