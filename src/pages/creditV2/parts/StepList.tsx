import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Hero } from '@/components/Hero';
import { Icon } from '@/components/Icon';
import type { CreditFlow } from '@/stores/creditFlow';
import { FRONT_TEXTS, STEP_NOTES } from '../texts';
import './StepList.scss';

/** How far the application is: the number of steps done, then each with what it asks for. */
export const StepList = observer(function StepList({ flow }: { readonly flow: CreditFlow }) {
  const { nodes, names, current } = flow;
  const done = nodes.filter(({ pageComplete }) => pageComplete === 'Y').length;
  return (
    <>
      <Hero
        label="已完成的步骤"
        figure={`${done} / ${nodes.length}`}
        right={`进度 ${flow.percent}%`}
        note={FRONT_TEXTS.later}
      />
      <Card title="申请步骤">
        <View className="yl-steps-list" role="list">
          {nodes.map((node, index) => {
            const complete = node.pageComplete === 'Y';
            const now = node === current;
            const name = names[index]?.name ?? '';
            const state = complete ? '已完成' : now ? '当前步骤' : '未完成';
            return (
              <View
                key={node.pageName}
                className={`yl-steps-list__item yl-steps-list__item--${complete ? 'done' : now ? 'now' : 'next'}`}
                role="listitem"
                aria-label={`第 ${index + 1} 步，${name}，${state}`}
              >
                <View className="yl-steps-list__dot">
                  {complete ? <Icon name="check" size={12} /> : index + 1}
                </View>
                <View className="yl-steps-list__words">
                  <View className="yl-steps-list__name">{name}</View>
                  <View className="yl-steps-list__note">{STEP_NOTES.get(node.pageName) ?? ''}</View>
                </View>
                <View className="yl-steps-list__state">{state}</View>
              </View>
            );
          })}
        </View>
      </Card>
    </>
  );
});
