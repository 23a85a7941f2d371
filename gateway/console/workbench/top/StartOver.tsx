import { useState } from 'react';
import { remove } from '../core/json';
import { forgetAll } from '../core/people';
import { ActButton, Button } from '../parts/Button';

/** The way back to real time. It empties the sandbox, so it is asked about first. */
export function StartOver() {
  const [asked, setAsked] = useState(false);
  if (!asked) return <Button onPress={() => setAsked(true)}>回到真实时间</Button>;
  const work = async () => {
    await remove('clock');
    await forgetAll();
    setAsked(false);
    return '沙箱已清空，时钟回到了真实时间';
  };
  return (
    <span role="group" aria-label="回到真实时间">
      时钟往回走，会清空沙箱里的全部人物和数据。
      <ActButton kind="main" work={work}>
        清空并回到真实时间
      </ActButton>
      <Button onPress={() => setAsked(false)}>不用了</Button>
    </span>
  );
}
