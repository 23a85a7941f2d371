import type { ComponentProps, ReactNode } from 'react';
import { View } from '@tarojs/components';
import { Button } from '../Button';
import { Card } from '../Card';
import { Empty } from '../Empty';
import { Notice } from '../Notice';
import { Page } from '../Page';
import { ResultHero } from '../ResultHero';
import { Skeleton } from '../Skeleton';
import './index.scss';

interface ResultAction {
  readonly label: string;
  readonly onPress: () => unknown;
  readonly loading?: boolean;
}

interface ResultPageProps {
  readonly title: string;
  readonly onBack?: (() => void) | null;
  /** How it ended; `loading` until anything is known, `none` where there is nothing to tell of. */
  readonly outcome:
    'loading' | { readonly none: ComponentProps<typeof Empty> } | ComponentProps<typeof ResultHero>;
  /** Said above the outcome: the last question got no answer. */
  readonly warning?: string;
  readonly primary?: ResultAction;
  /** At most one beside it: the way out. */
  readonly second?: ResultAction;
  /** What can be done besides. */
  readonly children?: ReactNode;
}

/** The end of a flow: what became of it, what comes next, one thing to do. */
export function ResultPage({
  title,
  onBack,
  outcome,
  warning = '',
  primary,
  second,
  children,
}: ResultPageProps) {
  const foot = (primary ?? second) && (
    <View className="yl-result-page__foot">
      {second && (
        <Button kind="ghost" onPress={second.onPress} loading={second.loading}>
          {second.label}
        </Button>
      )}
      {primary && (
        <Button onPress={primary.onPress} loading={primary.loading}>
          {primary.label}
        </Button>
      )}
    </View>
  );
  return (
    <Page title={title} onBack={onBack} foot={foot}>
      {warning !== '' && <Notice kind="warn">{warning}</Notice>}
      <Outcome outcome={outcome} />
      {children}
    </Page>
  );
}

function Outcome({ outcome }: Pick<ResultPageProps, 'outcome'>) {
  if (outcome === 'loading') return <Skeleton kind="detail" />;
  if ('none' in outcome) return <Empty {...outcome.none} />;
  return (
    <Card>
      <ResultHero {...outcome} />
    </Card>
  );
}
