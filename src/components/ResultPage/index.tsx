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
  /** The outcome; `loading` until it is known, `none` if there is nothing to report. */
  readonly outcome:
    'loading' | { readonly none: ComponentProps<typeof Empty> } | ComponentProps<typeof ResultHero>;
  /** Shown at the end, where it moves nothing: the last request got no answer. */
  readonly warning?: string;
  readonly primary?: ResultAction;
  /** At most one more button: the way out. */
  readonly second?: ResultAction;
  /** More actions, below the outcome. They appear only with the final outcome: a growing outcome would move them. */
  readonly children?: ReactNode;
}

/** The end of a flow: the outcome, the next step, one thing to do. */
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
        <View className="yl-result-page__second">
          <Button key={second.label} kind="ghost" onPress={second.onPress} loading={second.loading}>
            {second.label}
          </Button>
        </View>
      )}
      {primary && (
        <View className="yl-result-page__first">
          {/* Another action is another button: a tap on it is not the second half of a double tap. */}
          <Button key={primary.label} onPress={primary.onPress} loading={primary.loading}>
            {primary.label}
          </Button>
        </View>
      )}
    </View>
  );
  return (
    <Page title={title} onBack={onBack} foot={foot}>
      <Outcome outcome={outcome} />
      {children}
      {warning !== '' && <Notice kind="warn">{warning}</Notice>}
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
