import { Button } from '@/components/Button';
import { ResultHero } from '@/components/ResultHero';
import type { LeaveProps } from '../view/creditResult.model';

/** The decision waits for more from the person; `ask` says for what. */
export function Supplement({ ask, leaveText, onLeave }: LeaveProps & { readonly ask: string }) {
  return (
    <>
      <ResultHero
        state="processing"
        title="还差一点资料"
        text={ask}
        next={[
          { title: '提交申请', done: true },
          { title: '补充资料', note: '一两分钟就能填好' },
          { title: '继续审核', note: '提交后马上继续，一般几分钟内完成' },
        ]}
      />
      <Button kind="ghost" onPress={onLeave}>
        {leaveText}
      </Button>
    </>
  );
}
