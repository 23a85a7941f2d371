import type { ComponentProps } from 'react';
import { Card } from '@/components/Card';
import { QuotaArc } from '@/components/QuotaArc';
import type { ResultPage } from '@/components/ResultPage';
import { Row, Rows } from '@/components/Row';
import { AllowInWechat } from '@/features/wechatMessages';
import type { CreditResultModel, Quota } from '../view/creditResult.model';

type Shown = Pick<ComponentProps<typeof ResultPage>, 'outcome' | 'primary' | 'second' | 'children'>;

const SUBMITTED = { title: '提交申请', done: true } as const;
const REVIEWING: Shown['outcome'] = {
  state: 'processing',
  title: '申请已提交，正在审核',
  text: '页面会自动更新，也可以先离开，结果不会丢',
  next: [
    SUBMITTED,
    { title: '审核', note: '一般几分钟内完成' },
    { title: '查看结果', note: '回到首页或本页就能看到，通过后按提示使用额度' },
  ],
};
const STILL_TO_COME = [
  SUBMITTED,
  { title: '补充资料', note: '一两分钟就能填好' },
  { title: '继续审核', note: '提交后马上继续，一般几分钟内完成' },
];

/** State of the application, and the possible actions. */
export function shownOf(model: CreditResultModel): Shown {
  const second = { label: model.leaveText, onPress: () => model.leave() };
  const apply = (label: string) => ({ label, onPress: () => model.apply() });
  const { value } = model.content;
  switch (value?.state) {
    case undefined:
      return { outcome: 'loading' };
    case 'none':
      return { outcome: { none: { text: '还没有提交过申请', action: apply('去申请额度') } } };
    case 'reviewing': {
      const { busy: loading } = model.refreshing;
      return {
        outcome: REVIEWING,
        primary: { label: '刷新进度', onPress: () => model.refresh(), loading },
        second,
        children: <AllowInWechat model={model.inWechat} />,
      };
    }
    case 'supplement':
      return {
        outcome: { state: 'processing', title: '还差一点资料', text: value.reason, next: STILL_TO_COME },
        primary: apply('去补充'),
        second,
      };
    case 'approved':
      return approved(model, second);
    case 'denied':
      return { ...denied(model, value.reason, apply), second, children: <Advice /> };
  }
}

/** Without a waiting partner, the primary action is to borrow. */
function approved(model: CreditResultModel, second: Shown['second']): Shown {
  const { quota } = model;
  if (quota === undefined) return { outcome: 'loading' };
  return {
    outcome: {
      state: 'success',
      title: quota.active ? '审核通过，额度已开通' : '审核通过，激活后就可以用',
      fen: quota.total,
      text: '需要时再借，不借不收任何费用',
    },
    primary: { label: quota.active ? '去借款' : '激活额度', onPress: () => model.draw() },
    ...(model.partnerWaits && { second }),
    children: <QuotaCard quota={quota} />,
  };
}

/** Denied: why, and when the person may apply again. */
function denied(
  model: CreditResultModel,
  reason: string,
  apply: (label: string) => Shown['primary'],
): Pick<Shown, 'outcome' | 'primary'> {
  const { retryOn } = model;
  if (retryOn === '') {
    const outcome = {
      state: 'processing',
      title: '现在可以再次申请了',
      text: `上次的结果：${reason}。`,
    } as const;
    return { outcome, primary: apply('再次申请') };
  }
  const text = `${reason}。${retryOn}起可以再次申请。`;
  return {
    outcome: { state: 'failed', title: '这次没有通过', text },
    primary: { label: '到期提醒我', onPress: () => model.remind() },
  };
}

function QuotaCard({ quota }: { readonly quota: Quota }) {
  return (
    <Card title="我的额度">
      <QuotaArc total={quota.total} used={quota.used} available={quota.available} />
      <Rows>
        <Row label="年化利率（单利）" value={quota.rate} strong />
        {quota.validTo !== '' && <Row label="额度有效期至" value={quota.validTo} />}
      </Rows>
    </Card>
  );
}

function Advice() {
  return (
    <Card title="再次申请前，可以这样准备">
      <Rows>
        <Row label="按时还清其他借款" note="良好的还款记录对审核有帮助" />
        <Row label="核对资料" note="身份证在有效期内，联系人和工作信息真实完整" />
        <Row label="不必付费“包装”资料" note="我们不会以任何名义在放款前收费" />
      </Rows>
    </Card>
  );
}
