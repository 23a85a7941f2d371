import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { titleOf, usePageModel } from '@/navigation';
import { Approved } from '../parts/Approved';
import { Denied } from '../parts/Denied';
import { Reviewing } from '../parts/Reviewing';
import { Supplement } from '../parts/Supplement';
import { CreditResultModel } from './creditResult.model';

const Foot = observer(function Foot({ model }: { readonly model: CreditResultModel }) {
  switch (model.content.value?.state) {
    case 'approved':
      return (
        <Button onPress={() => model.draw()}>{model.quota?.active === false ? '激活额度' : '去借款'}</Button>
      );
    case 'reviewing':
      return (
        <Button onPress={() => model.refresh()} loading={model.busy}>
          刷新进度
        </Button>
      );
    case 'supplement':
      return <Button onPress={() => model.apply()}>去补充</Button>;
    case 'denied':
      return model.retryOn === '' ? (
        <Button onPress={() => model.apply()}>再次申请</Button>
      ) : (
        <Button onPress={() => model.remind()}>到期提醒我</Button>
      );
    default:
      return null;
  }
});

const CreditResult = observer(function CreditResult() {
  const model = usePageModel(CreditResultModel);
  const leave = { leaveText: model.leaveText, onLeave: () => model.leave() };
  const known = model.content.value !== undefined && model.content.value.state !== 'none';
  return (
    <Page
      title={titleOf('creditResult')}
      onBack={() => void model.leave()}
      foot={known && <Foot model={model} />}
    >
      <Async resource={model.content} skeleton="detail">
        {(status) => {
          switch (status.state) {
            case 'reviewing':
              return <Reviewing {...leave} />;
            case 'supplement':
              return <Supplement ask={status.reason} {...leave} />;
            case 'approved':
              return (
                model.quota && <Approved quota={model.quota} leave={model.partnerWaits ? leave : undefined} />
              );
            case 'denied':
              return <Denied reason={status.reason} retryOn={model.retryOn} {...leave} />;
            case 'none':
              return (
                <Empty
                  text="还没有提交过申请"
                  action={{ label: '去申请额度', onPress: () => model.apply() }}
                />
              );
          }
        }}
      </Async>
    </Page>
  );
});

export default CreditResult;
