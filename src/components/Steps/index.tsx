import Step from '@nutui/nutui-react-taro/dist/es/packages/step';
import NutSteps from '@nutui/nutui-react-taro/dist/es/packages/steps';
import '@nutui/nutui-react-taro/dist/es/packages/step/style/css';
import '@nutui/nutui-react-taro/dist/es/packages/steps/style/css';
import { View } from '@tarojs/components';
import { words } from '../words';
import '../../styles/nutui.scss';
import './index.scss';

interface StepsProps {
  readonly steps: readonly { readonly key: string; readonly name: string }[];
  /** Index of the current step; `steps.length` when all are done. */
  readonly current: number;
  /** 0 to 100, the server's processPercent; the default follows from the number of steps done. */
  readonly percent?: number;
}

/** The progress of a flow: the name of the step, its number, a row of dots. */
export function Steps({ steps, current, percent }: StepsProps) {
  if (steps.length === 0) return null;
  const share = Math.round(
    Math.min(100, Math.max(0, percent ?? (current / Math.max(1, steps.length)) * 100)),
  );
  const now = steps[Math.min(current, steps.length - 1)];
  const next = steps[current + 1];
  const place = `第 ${Math.min(current + 1, steps.length)} 步，共 ${steps.length} 步`;
  return (
    <View
      className="yl-steps"
      role="progressbar"
      aria-valuenow={String(share)}
      aria-valuemin="0"
      aria-valuemax="100"
      aria-label={`${place}：${now?.name ?? ''}，已完成 ${share}%`}
    >
      <View className="yl-steps__line">
        <View className="yl-steps__name">{words(now?.name)}</View>
        <View className="yl-steps__place">{`${place} · ${share}%`}</View>
      </View>
      <NutSteps className="yl-steps__dots" type="dot" layout="double" status="dynamic" value={current + 1}>
        {steps.map(({ key }, index) => (
          <Step key={key} value={index + 1} />
        ))}
      </NutSteps>
      {next && <View className="yl-steps__next">{`下一步：${next.name}`}</View>}
    </View>
  );
}
