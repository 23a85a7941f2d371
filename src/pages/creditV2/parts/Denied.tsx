import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { ResultHero } from '@/components/ResultHero';
import { Row, Rows } from '@/components/Row';
import type { LeaveProps } from '../view/creditResult.model';

interface DeniedProps extends LeaveProps {
  readonly reason: string;
  /** '2026年12月18日'; '' when the person may apply again already. */
  readonly retryOn: string;
}

/** Not this time: why, and when it is worth another try. */
export function Denied({ reason, retryOn, leaveText, onLeave }: DeniedProps) {
  const over = retryOn === '';
  return (
    <>
      <ResultHero
        state={over ? 'processing' : 'failed'}
        title={over ? '现在可以再次申请了' : '这次没有通过'}
        text={over ? `上次的结果：${reason}。` : `${reason}。${retryOn}起可以再次申请。`}
      />
      <Card title="再次申请前，可以这样准备">
        <Rows>
          <Row label="按时还清其他借款" note="良好的还款记录对审核有帮助" />
          <Row label="核对资料" note="身份证在有效期内，联系人和工作信息真实完整" />
          <Row label="不必付费“包装”资料" note="我们不会以任何名义在放款前收费" />
        </Rows>
      </Card>
      <Button kind="ghost" onPress={onLeave}>
        {leaveText}
      </Button>
    </>
  );
}
