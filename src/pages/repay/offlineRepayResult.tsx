import type { ComponentProps } from 'react';
import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Failure } from '@/components/Failure';
import { Page } from '@/components/Page';
import { ResultPage } from '@/components/ResultPage';
import { Row, Rows } from '@/components/Row';
import { civilDateAt, formatChinese, timeText } from '@/domain/dates/civil';
import { moneyText } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { AllowInWechat } from '@/features/wechatMessages';
import { titleOf, usePageModel } from '@/navigation';
import type { OfflineFacts } from './parts/offline';
import { OFFLINE, OFFLINE_RESULT as T } from './parts/offlineTexts';
import { OfflineResultModel } from './offlineRepayResult.model';

type Shown = ComponentProps<typeof ResultPage>;
type Outcome = Exclude<Shown['outcome'], 'loading' | { readonly none: unknown }>;
type Transfer = NonNullable<OfflineFacts['last']>;

const OUTCOMES: Readonly<Record<Transfer['state'], (transfer: Transfer) => Outcome>> = {
  reviewing: ({ amount, heldUntil }) => ({
    state: 'processing',
    title: T.reviewing,
    fen: fenOf(amount),
    text: heldUntil === null ? T.reviewingText : T.heldText(formatChinese(heldUntil)),
  }),
  held: ({ amount, heldUntil }) => ({
    state: 'processing',
    title: T.held,
    fen: fenOf(amount),
    text: T.heldFor(heldUntil === null ? '还款日' : formatChinese(heldUntil)),
  }),
  accepted: ({ booked }) => ({
    state: 'success',
    title: T.accepted,
    fen: fenOf(booked),
    text: T.acceptedText,
  }),
  refused: ({ amount, reason }) => ({ state: 'failed', title: T.refused, fen: fenOf(amount), text: reason }),
  returning: ({ amount, reason }) => ({
    state: 'processing',
    title: T.returning,
    fen: fenOf(amount),
    text: T.returningText(reason),
  }),
  returned: ({ amount, reason }) => ({
    state: 'failed',
    title: T.returned,
    fen: fenOf(amount),
    text: T.returnedText(reason),
  }),
};

/** One primary action, and the way out. */
function actionsOf(
  model: OfflineResultModel,
  { state, mayResubmit }: Transfer,
): Pick<Shown, 'primary' | 'second'> {
  const leave = (label: string) => ({ label, onPress: () => model.leave() });
  switch (state) {
    case 'reviewing':
      return {
        primary: {
          label: T.refresh,
          onPress: () => model.load(),
          loading: model.last.state === 'loading',
        },
        second: leave(T.leave),
      };
    case 'held':
    case 'returning':
    case 'returned':
      return { primary: leave(T.toRepay) };
    case 'accepted':
      return {
        primary: leave(T.toRepay),
        second: { label: T.openRepayment, onPress: () => model.openRepayment() },
      };
    case 'refused':
      if (!mayResubmit) return { primary: leave(T.toRepay) };
      return { primary: { label: T.again, onPress: () => model.again() }, second: leave(T.leave) };
  }
}

function timeOf(instant: string): string {
  const at = Date.parse(instant);
  return `${formatChinese(civilDateAt(at))} ${timeText(at)}`;
}

function Facts({ transfer }: { readonly transfer: Transfer }) {
  const { amount, paidOn, submittedAt, vouchers, countedOn } = transfer;
  return (
    <Card>
      <Rows>
        <Row label={OFFLINE.amount} value={moneyText(fenOf(amount))} />
        <Row label={T.paidOn} value={formatChinese(paidOn, 'full')} />
        <Row label={T.submitted} value={timeOf(submittedAt)} />
        <Row label={OFFLINE.vouchers} value={OFFLINE.count(vouchers.length)} />
        {/* Last: it comes with the outcome, and moves nothing. */}
        {countedOn !== null && (
          <Row
            label={T.counted}
            value={formatChinese(countedOn, 'full')}
            note={countedOn > paidOn ? T.countedLater : undefined}
          />
        )}
      </Rows>
    </Card>
  );
}

const OfflineResult = observer(function OfflineResult() {
  const model = usePageModel(OfflineResultModel);
  const { value: transfer, failure } = model.last;
  const title = titleOf('offlineResult');
  const onBack = () => void model.leave();
  if (failure && !transfer) {
    return (
      <Page title={title} onBack={onBack}>
        <Failure message={failure.message} traceNo={failure.traceNo} onRetry={() => model.load()} />
      </Page>
    );
  }
  if (transfer === undefined) return <ResultPage title={title} onBack={onBack} outcome="loading" />;
  if (transfer === null) {
    const none = { text: T.none, action: { label: T.toRepay, onPress: () => model.leave() } };
    return <ResultPage title={title} onBack={onBack} outcome={{ none }} />;
  }
  return (
    <ResultPage
      title={title}
      onBack={onBack}
      outcome={{ ...OUTCOMES[transfer.state](transfer), steady: true }}
      warning={failure?.message ?? ''}
      {...actionsOf(model, transfer)}
    >
      <Facts transfer={transfer} />
      {transfer.state === 'reviewing' && <AllowInWechat model={model.inWechat} />}
    </ResultPage>
  );
});

export default OfflineResult;
