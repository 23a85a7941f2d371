import type { ReactNode } from 'react';
import { observer } from 'mobx-react';
import { Async, type Loadable } from '../Async';
import { Button } from '../Button';
import { Card } from '../Card';
import { Empty } from '../Empty';
import type { IconName } from '../Icon';
import { Page } from '../Page';
import { Rows } from '../Row';

interface Action {
  readonly label: string;
  readonly onPress: () => unknown;
}

interface ListPageProps<T> {
  readonly title: string;
  readonly onBack?: () => void;
  readonly resource: Loadable<readonly T[]>;
  readonly empty: { readonly text: string; readonly icon?: IconName; readonly action?: Action };
  /** The one button below the list; not shown for an empty list, which has its own action. */
  readonly action?: Action;
  /** A `Row`, with its key. */
  readonly children: (item: T) => ReactNode;
}

function ListPageView<T>({ title, onBack, resource, empty, action, children }: ListPageProps<T>) {
  const some = (resource.value?.length ?? 0) > 0;
  return (
    <Page
      title={title}
      onBack={onBack}
      foot={some && action && <Button onPress={action.onPress}>{action.label}</Button>}
    >
      <Async resource={resource} skeleton="list">
        {(items) =>
          items.length === 0 ? (
            <Empty {...empty} />
          ) : (
            <Card>
              <Rows>{items.map(children)}</Rows>
            </Card>
          )
        }
      </Async>
    </Page>
  );
}

/** A list of one kind: loading, failure with retry, empty with its action, or the rows. */
export const ListPage: typeof ListPageView = observer(ListPageView);
