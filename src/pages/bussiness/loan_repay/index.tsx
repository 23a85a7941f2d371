import { useState } from 'react';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { ListEnd } from '@/components/ListEnd';
import { Page } from '@/components/Page';
import { PickerSheet } from '@/components/Picker';
import { Row, Rows } from '@/components/Row';
import { Tabs } from '@/components/Tabs';
import { Tag } from '@/components/Tag';
import { TextLink } from '@/components/TextLink';
import { formatYuan } from '@/domain/money/fen';
import { TransferNotice } from '@/features/transfers';
import { go, titleOf, toTab, usePageModel } from '@/navigation';
import { HistoryModel, type History } from './index.model';
import { monthName, type HistoryMonth, type HistoryRecord } from './parts/records';
import './index.scss';

interface PartProps {
  readonly model: HistoryModel;
}

const KINDS = [
  { key: 'all', label: '全部' },
  { key: 'loan', label: '借款' },
  { key: 'repay', label: '还款' },
] as const;

const ALL = 'all';

const STATES = {
  processing: { text: '处理中', kind: 'gold' },
  failed: { text: '失败', kind: 'red' },
} as const;

const Filter = observer(function Filter({ model, months }: PartProps & Pick<History, 'months'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tabs
        label="看哪一类"
        items={KINDS}
        value={model.kind}
        onChange={(kind) => void model.showKind(kind)}
      />
      <View className="yl-history__month">
        <View className="yl-history__which">{model.month ? monthName(model.month) : '全部月份'}</View>
        <TextLink icon="down" onPress={() => setOpen(true)}>
          选择月份
        </TextLink>
      </View>
      <PickerSheet
        open={open}
        title="选择月份"
        options={[
          { key: ALL, label: '全部月份' },
          ...months.map((month) => ({ key: month, label: monthName(month) })),
        ]}
        value={model.month || ALL}
        onPick={(month) => void model.showMonth(month === ALL ? '' : month)}
        onClose={() => setOpen(false)}
      />
    </>
  );
});

function Line({ model, record }: PartProps & { readonly record: HistoryRecord }) {
  const { kind, title, at, amount, state } = record;
  const mark = state === 'paid' ? undefined : STATES[state];
  return (
    <Row
      label={title}
      note={at}
      icon={kind === 'loan' ? 'wallet' : 'repay'}
      value={`${kind === 'loan' ? '+' : '−'}${formatYuan(amount)}`}
      under={mark && <Tag kind={mark.kind}>{mark.text}</Tag>}
      strong={state === 'paid'}
      onPress={() => model.open(record)}
    />
  );
}

const Month = observer(function Month({ model, month }: PartProps & { readonly month: HistoryMonth }) {
  const { lent, repaid, records } = month;
  const sums = [
    ...(lent > 0 && model.kind !== 'repay' ? [`借 ${formatYuan(lent)}`] : []),
    ...(repaid > 0 && model.kind !== 'loan' ? [`还 ${formatYuan(repaid)}`] : []),
  ];
  return (
    <Card title={monthName(month.month)} note={sums.length > 0 ? `${sums.join(' · ')}（元）` : undefined}>
      <Rows>
        {records.map((record) => (
          <Line key={record.no} model={model} record={record} />
        ))}
      </Rows>
    </Card>
  );
});

const End = observer(function End({ model, history }: PartProps & { readonly history: History }) {
  const open = model.next === 'idle' ? 'more' : model.next;
  return <ListEnd state={history.more ? open : 'end'} onMore={() => model.more()} />;
});

const Content = observer(function Content({ model, history }: PartProps & { readonly history: History }) {
  if (history.months.length === 0) {
    return (
      <Empty
        text="还没有借款和还款记录。"
        icon="record"
        action={{ label: '回首页', onPress: () => toTab('home') }}
      />
    );
  }
  return (
    <>
      <TransferNotice transfers={model.transfers.value ?? []} />
      <Filter model={model} months={history.months} />
      {history.shown.length === 0 ? (
        <Empty text="这里没有记录，换个条件看看。" icon="record" />
      ) : (
        <>
          {history.shown.map((month) => (
            <Month key={month.month} model={model} month={month} />
          ))}
          <End model={model} history={history} />
        </>
      )}
    </>
  );
});

const LoanHistory = observer(function LoanHistory() {
  const model = usePageModel(HistoryModel);
  return (
    <Page
      title={titleOf('loanHistory')}
      right={
        <TextLink leads onPress={() => go('contractAgreements')}>
          合同
        </TextLink>
      }
    >
      <Async resource={model.history} skeleton="list">
        {(history) => <Content model={model} history={history} />}
      </Async>
    </Page>
  );
});

export default LoanHistory;
