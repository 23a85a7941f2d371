import { useState } from 'react';
import { FieldNote } from '@/components/Field';
import { PayoffLine } from '@/components/PayoffLine';
import { Slider } from '@/components/Slider';
import { moneyText, type Fen } from '@/domain/money/fen';
import { pointsAfter } from './earlyTrial';
import { TRY_EARLY } from './words';

/** 100 yuan: one step of the slider. */
const STEP: Fen = 10_000;

interface TryEarlyProps {
  readonly points: readonly { readonly date: string; readonly left: Fen }[];
  /** Index of today in `points`. */
  readonly today: number;
}

/** The way to debt-free; it changes while the person tries an early payment. */
export function TryEarly({ points, today }: TryEarlyProps) {
  const [steps, setSteps] = useState(0);
  const left = points[today]?.left ?? 0;
  const most = Math.floor((left - 1) / STEP);
  const tried = Math.min(steps, Math.max(most, 0)) * STEP;
  return (
    <>
      <PayoffLine points={pointsAfter(points, today, tried)} today={today} />
      {most > 0 && (
        <>
          <Slider
            label={TRY_EARLY.label}
            value={tried / STEP}
            min={0}
            max={most}
            shown={moneyText(tried)}
            ends={['不多还', moneyText(most * STEP)]}
            onChange={setSteps}
            onDone={setSteps}
          />
          <FieldNote hint={TRY_EARLY.hint} />
        </>
      )}
    </>
  );
}
