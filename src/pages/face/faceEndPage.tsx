import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Page } from '@/components/Page';
import { ResultHero } from '@/components/ResultHero';
import type { FaceVerdict } from '@/features/faceCheck';
import { titleOf, usePageModel, useSecret } from '@/navigation';
import { FaceEndPageModel } from './faceEndPage.model';
import { FACE } from './parts/texts';

type Shown = Pick<Parameters<typeof ResultHero>[0], 'state' | 'title'>;

const SHOWN: Readonly<Record<FaceVerdict['result'], Shown>> = {
  passed: { state: 'success', title: '人脸核身已通过' },
  failed: { state: 'failed', title: '人脸核身未通过' },
  cancelled: { state: 'failed', title: '人脸核身没有完成' },
  foreign: { state: 'failed', title: '没有可以查看的结果' },
  pending: { state: 'processing', title: '正在等待核身结果' },
};

const Action = observer(function Action({ model }: { readonly model: FaceEndPageModel }) {
  const verdict = model.content.value;
  if (verdict === undefined) return null;
  if (model.caller === undefined) return <Button onPress={() => model.leave()}>{FACE.home}</Button>;
  if (verdict.result === 'passed') return <Button onPress={() => model.leave()}>{FACE.goOn}</Button>;
  if (verdict.result === 'pending') return <Button onPress={() => model.load()}>{FACE.refresh}</Button>;
  if (verdict.remainingTries === 0) return <Button onPress={() => model.leave()}>{FACE.back}</Button>;
  return <Button onPress={() => model.again()}>{FACE.again}</Button>;
});

const FaceEndPage = observer(function FaceEndPage() {
  const model = usePageModel(FaceEndPageModel);
  const { caller } = model;
  useSecret();
  return (
    <Page
      title={titleOf('checkFaceEnd')}
      onBack={() => void model.leave()}
      foot={model.content.value && <Action model={model} />}
    >
      <Async resource={model.content} skeleton="detail">
        {({ result, desc }) => (
          <>
            <ResultHero {...SHOWN[result]} text={result === 'pending' ? `${desc}。${FACE.waiting}` : desc} />
            {caller && result !== 'passed' && (
              <Button kind="ghost" onPress={() => model.otherWay()}>
                {FACE.bySms}
              </Button>
            )}
          </>
        )}
      </Async>
    </Page>
  );
});

export default FaceEndPage;
