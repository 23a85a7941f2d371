import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { words } from '@/components/words';
import { titleOf, usePageModel } from '@/navigation';
import { USAGE_TIP } from '../parts/texts';
import { Uses } from '../parts/Uses';
import { LoanUsageTipModel } from './loanUsageTip.model';

function LoanUsageTip() {
  const model = usePageModel(LoanUsageTipModel);
  return (
    <Page
      title={titleOf('loanUsageTip')}
      foot={<Button onPress={() => model.toLoan()}>{USAGE_TIP.confirm}</Button>}
    >
      <View className="yl-usage__lead">{words(USAGE_TIP.lead)}</View>
      <Card title={USAGE_TIP.mayTitle}>
        <Uses may items={USAGE_TIP.may} />
      </Card>
      <Card title={USAGE_TIP.mayNotTitle}>
        <Uses may={false} items={USAGE_TIP.mayNot} />
        <View className="yl-usage__note">{words(USAGE_TIP.consequence)}</View>
      </Card>
      <Notice kind="warn" title="防骗提醒">
        {USAGE_TIP.fraud}
      </Notice>
    </Page>
  );
}

export default LoanUsageTip;
