import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { words } from '@/components/words';
import type { CreditFlow } from '@/features/creditFlow';
import { STEP_NOTES } from '../texts';
import './StepList.scss';

/** The steps of the application, each with what it requires. */
export const StepList = observer(function StepList({ flow }: { readonly flow: CreditFlow }) {
  const { nodes, names, current } = flow;
  return (
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
                <View className="yl-steps-list__name">{words(name)}</View>
                <View className="yl-steps-list__note">{words(STEP_NOTES.get(node.pageName))}</View>
              </View>
              <View className="yl-steps-list__state">{state}</View>
            </View>
          );
        })}
      </View>
    </Card>
  );
});
