import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Page } from '@/components/Page';
import { ResultHero } from '@/components/ResultHero';
import type { FaceVerdict } from '@/features/faceCheck';
import { returnTo, titleOf, usePageModel, useSecret } from '@/navigation';
import { FaceEndModel } from './faceEnd.model';

type Shown = Pick<Parameters<typeof ResultHero>[0], 'state' | 'title'>;

const SHOWN: Readonly<Record<FaceVerdict['result'], Shown>> = {
  passed: { state: 'success', title: '人脸识别已通过' },
  failed: { state: 'failed', title: '人脸识别未通过' },
  cancelled: { state: 'failed', title: '人脸识别没有完成' },
  foreign: { state: 'failed', title: '请重新开始人脸识别' },
  pending: { state: 'processing', title: '正在等待识别结果' },
};

const Action = observer(function Action({ model }: { readonly model: FaceEndModel }) {
  const verdict = model.content.value;
  if (verdict === undefined) return null;
  if (verdict.result === 'passed') return <Button onPress={() => returnTo('creditFront')}>继续申请</Button>;
  if (verdict.result === 'pending') return <Button onPress={() => model.load()}>刷新结果</Button>;
  if (verdict.remainingTries === 0)
    return <Button onPress={() => returnTo('creditFront')}>返回申请页面</Button>;
  return <Button onPress={() => model.retry()}>重新识别</Button>;
});

const FaceEnd = observer(function FaceEnd() {
  const model = usePageModel(FaceEndModel);
  useSecret();
  return (
    <Page
      title={titleOf('faceEnd')}
      onBack={() => void returnTo('creditFront')}
      foot={model.content.value && <Action model={model} />}
    >
      <Async resource={model.content} skeleton="detail">
        {(verdict) => (
          <>
            <ResultHero {...SHOWN[verdict.result]} text={verdict.desc} />
            {verdict.result !== 'passed' && verdict.result !== 'pending' && (
              <Button kind="ghost" onPress={() => model.byHand()}>
                改用人工核验
              </Button>
            )}
          </>
        )}
      </Async>
    </Page>
  );
});

export default FaceEnd;
