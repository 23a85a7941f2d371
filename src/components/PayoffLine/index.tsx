import { View } from '@tarojs/components';
import { formatChinese, type CivilDate } from '@/domain/dates/civil';
import { formatYuan, moneyText, type Fen } from '@/domain/money/fen';
import { coordinate, svgBackground } from '../svg';
import './index.scss';

/** What is still owed after a date, in fen. */
export interface PayoffPoint {
  readonly date: CivilDate;
  readonly left: Fen;
}

interface PayoffLineProps {
  /** From the drawing (everything owed) to the last due date (nothing owed); two points or more. */
  readonly points: readonly PayoffPoint[];
  /** Index of the last point in the past; default 0. */
  readonly today?: number;
}

const WIDTH = 320;
const HEIGHT = 96;
const TOP = 8;

/** The way to debt-free: a line that falls to zero, solid for the past and dashed for the future. */
export function PayoffLine({ points, today = 0 }: PayoffLineProps) {
  const now = points[Math.min(Math.max(0, today), points.length - 1)];
  const start = points[0];
  const end = points[points.length - 1];
  if (!now || !start || !end || points.length < 2) return null;
  const highest = Math.max(1, ...points.map((point) => point.left));
  const at = (point: PayoffPoint, index: number) => ({
    x: (index / (points.length - 1)) * WIDTH,
    y: TOP + (1 - point.left / highest) * (HEIGHT - TOP - 2),
  });
  const spots = points.map(at);
  const index = points.indexOf(now);
  const here = at(now, index);
  const spoken = `${formatChinese(start.date, 'full')} 借款 ${moneyText(start.left)}，现在还剩 ${moneyText(now.left)}，${formatChinese(end.date, 'full')} 还清`;

  return (
    <View className="yl-payoff">
      <View
        className="yl-payoff__plot"
        role="img"
        aria-label={spoken}
        style={svgBackground(drawing(spots, index))}
      >
        <View
          className="yl-payoff__here"
          style={{
            left: `${coordinate((here.x / WIDTH) * 100)}%`,
            top: `${coordinate((here.y / HEIGHT) * 100)}%`,
          }}
        />
        <View className="yl-payoff__end" />
      </View>
      <View className="yl-payoff__ends" aria-hidden="true">
        <View className="yl-payoff__first">
          <View className="yl-payoff__when">现在还剩（元）</View>
          <View className="yl-payoff__what">{formatYuan(now.left)}</View>
        </View>
        <View className="yl-payoff__last">
          <View className="yl-payoff__when">还清日</View>
          <View className="yl-payoff__what">{formatChinese(end.date, 'full')}</View>
        </View>
      </View>
    </View>
  );
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function drawing(spots: readonly Spot[], today: number): string {
  const path = (part: readonly Spot[]) =>
    part.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${coordinate(x)} ${coordinate(y)}`).join('');
  const stroke = (d: string, more: string) =>
    `<path d='${d}' fill='none' stroke-width='2.5' stroke-linejoin='round' vector-effect='non-scaling-stroke' ${more}/>`;
  const all = path(spots);
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${WIDTH} ${HEIGHT}' preserveAspectRatio='none'>` +
    `<defs><linearGradient id='g' x1='0' y1='0' x2='0' y2='1'><stop offset='0' stop-color='#575cb0' stop-opacity='.22'/><stop offset='1' stop-color='#575cb0' stop-opacity='.02'/></linearGradient></defs>` +
    `<path d='${all}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z' fill='url(#g)'/>` +
    stroke(path(spots.slice(today)), `stroke='#8b90d8' stroke-dasharray='5 4'`) +
    stroke(path(spots.slice(0, today + 1)), `stroke='#2c2f5b'`) +
    '</svg>'
  );
}
