import { useState } from 'react';
import type { Recording } from '../../api/recordings';
import { useAct } from '../core/act';
import { get } from '../core/json';
import { currentPage } from '../device/frame';
import { Button, Problem } from '../parts/Button';
import { Field } from '../parts/Field';
import { Hint } from '../parts/show';

/** Gives the browser a file to keep. */
function download(name: string, recording: Recording): void {
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(recording, null, 2)}\n`], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** What this person did, as a file that plays it again. */
export function SaveSteps({ phone }: { readonly phone: string }) {
  const act = useAct(['title']);
  const [title, setTitle] = useState('');
  const save = () =>
    act.run(async () => {
      // Without its query: the numbers in it are this gateway's.
      const [opens = ''] = currentPage().split('?');
      const recording = await get('recordings', { phone, title, ...(opens !== '' && { opens }) });
      download(`${title}.json`, recording);
      return `已保存${recording.steps.length}步，用 npm run scenario -- 文件 重放`;
    });
  return (
    <div className="form">
      <div className="row">
        <Field label="这是什么情况" value={title} onChange={setTitle} most={60} act={act} name="title" />
        <Button onPress={() => void save()} busy={act.busy}>
          保存刚才的步骤
        </Button>
      </div>
      <Problem act={act} />
      <Hint>文件里没有密钥、登录凭证和真实号码；自己写的文字会原样保留。</Hint>
    </div>
  );
}
