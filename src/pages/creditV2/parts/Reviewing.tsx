import { Button } from '@/components/Button';
import { ResultHero } from '@/components/ResultHero';
import type { LeaveProps } from '../view/creditResult.model';

/** The application is being looked at. */
export function Reviewing({ leaveText, onLeave }: LeaveProps) {
  return (
    <>
      <ResultHero
        state="processing"
        title="申请已提交，正在审核"
        text="页面会自动更新，也可以先离开，结果不会丢"
        next={[
          { title: '提交申请', done: true },
          { title: '审核', note: '一般几分钟内完成' },
          { title: '查看结果', note: '回到首页或本页就能看到，通过后额度立即可用' },
        ]}
      />
      <Button kind="ghost" onPress={onLeave}>
        {leaveText}
      </Button>
    </>
  );
}
