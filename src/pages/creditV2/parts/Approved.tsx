import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { QuotaArc } from '@/components/QuotaArc';
import { ResultHero } from '@/components/ResultHero';
import { Row, Rows } from '@/components/Row';
import type { LeaveProps, Quota } from '../view/creditResult.model';

interface ApprovedProps {
  readonly quota: Quota;
  /** Where a partner waits for the person; else the page's one way on is to borrow. */
  readonly leave?: LeaveProps | undefined;
}

/** The quota that was given. */
export function Approved({ quota, leave }: ApprovedProps) {
  return (
    <>
      <ResultHero
        state="success"
        title={quota.active ? '审核通过，额度已开通' : '审核通过，激活后就可以用'}
        fen={quota.total}
        text="需要时再借，不借不收任何费用"
      />
      <Card title="我的额度">
        <QuotaArc total={quota.total} used={quota.used} available={quota.available} />
        <Rows>
          <Row label="年化利率（单利）" value={quota.rate} strong />
          {quota.validTo !== '' && <Row label="额度有效期至" value={quota.validTo} />}
        </Rows>
      </Card>
      {leave && (
        <Button kind="ghost" onPress={leave.onLeave}>
          {leave.leaveText}
        </Button>
      )}
    </>
  );
}
