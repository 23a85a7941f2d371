import { useRef } from 'react';
import { forgetDrafts } from '../core/drafts';
import { remove } from '../core/json';
import { forgetAll } from '../core/people';
import { ActButton, Button } from '../parts/Button';

/** The way back to real time. It empties the sandbox, so it is asked about first. */
export function StartOver() {
  const question = useRef<HTMLDialogElement>(null);
  const close = () => question.current?.close();
  const work = async () => {
    await remove('clock');
    forgetDrafts();
    await forgetAll();
    close();
    return '沙箱已清空，时钟回到了真实时间';
  };
  return (
    <>
      <Button onPress={() => question.current?.showModal()}>回到真实时间</Button>
      <dialog ref={question} aria-label="回到真实时间">
        <p>时钟往回走，会清空沙箱里的全部人物和数据，要几秒钟。</p>
        <div className="row">
          <Button onPress={close}>不用了</Button>
          <ActButton kind="main" work={work}>
            清空并回到真实时间
          </ActButton>
        </div>
      </dialog>
    </>
  );
}
