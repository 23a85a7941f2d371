import { Card } from '@/components/Card';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import type { HomeTask } from '@/domain/home/tasks';
import { openTask } from '@/features/entry';

/** What waits for the person besides the one task above, each with its day and its page. */
export function Tasks({ tasks }: { readonly tasks: readonly HomeTask[] }) {
  if (tasks.length === 0) return null;
  return (
    <Card title="待办">
      <Rows>
        {tasks.map(({ key, title, note, urgent, way }) => (
          <Row
            key={key}
            label={title}
            note={note}
            {...(urgent ? { end: <Tag kind="gold">待处理</Tag> } : {})}
            onPress={() => openTask(way)}
          />
        ))}
      </Rows>
    </Card>
  );
}
