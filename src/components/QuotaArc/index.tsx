import { View } from '@tarojs/components';
import { formatYuan, moneyText, type Fen } from '@/domain/money/fen';
import { Figure } from '../Figure';
import { coordinate, svgBackground } from '../svg';
import './index.scss';

interface QuotaArcProps {
  /** Amounts in fen. */
  readonly total: Fen;
  readonly used: Fen;
  readonly available: Fen;
}

/** Half the length of a circle of radius 86. */
const LENGTH = Math.PI * 86;

/** How much of the quota is used, as an arc with its figures. */
export function QuotaArc({ total, used, available }: QuotaArcProps) {
  const part = total > 0 ? Math.min(1, Math.max(0, used / total)) : 0;
  const spoken = `总额度 ${moneyText(total)}，已用 ${moneyText(used)}，可用 ${moneyText(available)}`;
  return (
    <View className="yl-arc" role="img" aria-label={spoken}>
      <View className="yl-arc__plot" style={svgBackground(drawing(part))}>
        <View className="yl-arc__middle">
          <View className="yl-arc__label">可用额度（元）</View>
          <Figure fen={available} size="title" />
        </View>
      </View>
      <View className="yl-arc__keys">
        <View className="yl-arc__key yl-arc__key--used">{`已用 ${formatYuan(used)}`}</View>
        <View className="yl-arc__key yl-arc__key--total">{`总额度 ${formatYuan(total)}`}</View>
      </View>
    </View>
  );
}

function drawing(part: number): string {
  const arc = (more: string) =>
    `<path d='M14 100A86 86 0 0 1 186 100' fill='none' stroke-width='14' stroke-linecap='round' ${more}/>`;
  const used = part > 0 ? arc(`stroke='#2c2f5b' stroke-dasharray='${coordinate(part * LENGTH)} 400'`) : '';
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 110'>${arc(`stroke='#dfe2f5'`)}${used}</svg>`;
}
