import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { titleOf, usePageModel } from '@/navigation';
import { USAGE_TIP } from '../parts/texts';
import { LoanUsageTipModel } from './loanUsageTip.model';
import './loanUsageTip.scss';

function Uses({ may, items }: { readonly may: boolean; readonly items: readonly string[] }) {
  return (
    <View role="list">
      {items.map((item) => (
        <View key={item} className="yl-usage__item" role="listitem">
          <Icon
            name={may ? 'success' : 'failed'}
            size={20}
            label={may ? '可以' : '不可以'}
            className={`yl-usage__mark yl-usage__mark--${may ? 'may' : 'not'}`}
          />
          <View className="yl-usage__words">{item}</View>
        </View>
      ))}
    </View>
  );
}

const LoanUsageTip = observer(function LoanUsageTip() {
  const model = usePageModel(LoanUsageTipModel);
  return (
    <Page
      title={titleOf('loanUsageTip')}
      problem={model.submission.problem}
      foot={
        <Button onPress={() => model.acknowledge()} loading={model.submission.busy}>
          {USAGE_TIP.confirm}
        </Button>
      }
    >
      <View className="yl-usage__lead">{USAGE_TIP.lead}</View>
      <Card title="可以用于">
        <Uses may items={USAGE_TIP.may} />
      </Card>
      <Card title="不可以用于">
        <Uses may={false} items={USAGE_TIP.mayNot} />
        <View className="yl-usage__note">{USAGE_TIP.consequence}</View>
      </Card>
      <Notice kind="warn" title="防骗提醒">
        {USAGE_TIP.fraud}
      </Notice>
    </Page>
  );
});

export default LoanUsageTip;
