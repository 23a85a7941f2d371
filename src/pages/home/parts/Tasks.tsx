import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Row, Rows } from '@/components/Row';
import type { HomeModel } from '../index.model';

/** What waits for the person besides a debt, each with its day and its way. */
export const Tasks = observer(function Tasks({ model }: { readonly model: HomeModel }) {
  const { tasks } = model;
  if (tasks.length === 0) return null;
  return (
    <Card title="待办事项">
      <Rows>
        {tasks.map(({ key, title, note, urgent, way }) => (
          <Row
            key={key}
            label={title}
            note={note}
            icon={urgent ? 'warning' : 'info'}
            onPress={() => model.openTask(way)}
          />
        ))}
      </Rows>
    </Card>
  );
});
