import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Tag } from '@/components/Tag';
import type { HomeTask } from '@/domain/home/tasks';
import { openTask } from './openTask';

/** Besides debts, what waits for the person, each with its deadline and its page. Home has loaded the data already. */
export function Tasks({ tasks }: { readonly tasks: readonly HomeTask[] }) {
  return (
    <>
      {tasks.map(({ key, title, note, urgent, way }) => (
        <Card
          key={key}
          title={title}
          note={note}
          right={urgent ? <Tag kind="gold">待处理</Tag> : <Icon name="forward" size={12} />}
          onPress={() => openTask(way)}
        />
      ))}
    </>
  );
}
