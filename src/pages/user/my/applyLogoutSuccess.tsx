import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Bullets } from '@/components/Bullets';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { ResultHero } from '@/components/ResultHero';
import { go, usePageModel } from '@/navigation';
import { ApplyLogoutSuccessModel } from './applyLogoutSuccess.model';
import { dueText, LEAVING } from './parts/leaving';

interface PartProps {
  readonly model: ApplyLogoutSuccessModel;
}

const HANDLING = [
  '到期后个人信息删除；借过款的，合同和账目按法律要求保留，与您的身份分开封存。',
  '执行后会发短信告诉您，这个手机号可以重新注册。',
];

const Foot = observer(function Foot({ model }: PartProps) {
  const { value } = model.outcome;
  if (value === undefined) return null;
  if (value.revocable) {
    return (
      <Button key="revoke" onPress={() => model.revoke()} loading={model.submission.busy}>
        {LEAVING.revoke}
      </Button>
    );
  }
  return (
    <Button key="home" onPress={() => model.toHome()}>
      {LEAVING.toHome}
    </Button>
  );
});

const Success = observer(function Success({ model }: PartProps) {
  const { dueOn = '', revocable = false } = model.outcome.value ?? {};
  if (dueOn === '') return <Empty text={LEAVING.none} icon="user" />;
  const day = dueText(dueOn);
  return (
    <>
      <Card>
        <ResultHero
          state="processing"
          title={LEAVING.asked}
          text={`账号将在${day}注销，在这之前可以撤销`}
          next={[
            { title: '提交注销申请', done: true },
            { title: `${day}前登录可以撤销`, note: '撤销后账号照常使用' },
            { title: `${day}自动注销`, note: '注销后不能恢复' },
          ]}
        />
      </Card>
      <Card title={LEAVING.keptTitle}>
        <Bullets items={HANDLING} />
      </Card>
      {revocable ? (
        <Button kind="ghost" onPress={() => model.keep()}>
          {LEAVING.keep}
        </Button>
      ) : (
        <Button kind="ghost" onPress={() => go('login')}>
          {LEAVING.toLogin}
        </Button>
      )}
    </>
  );
});

const ApplyLogoutSuccess = observer(function ApplyLogoutSuccess() {
  const model = usePageModel(ApplyLogoutSuccessModel);
  return (
    <Page
      title={LEAVING.waiting}
      onBack={null}
      problem={model.submission.problem}
      foot={model.outcome.value && <Foot model={model} />}
    >
      <Async resource={model.outcome} skeleton="detail">
        {() => <Success model={model} />}
      </Async>
    </Page>
  );
});

export default ApplyLogoutSuccess;
