import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Bullets } from '@/components/Bullets';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { TextLink } from '@/components/TextLink';
import { Uploads } from '@/components/Uploads';
import { back, replace, titleOf, usePageModel, useSecret } from '@/navigation';
import type { ProofInfo } from './parts/proofInfo';
import { UNKNOWN_PROOF, UPLOAD, WHY } from './parts/texts';
import { ProofUploadModel } from './uploadRecord.model';

interface PartProps {
  readonly model: ProofUploadModel;
}

const Pictures = observer(function Pictures({ model }: PartProps) {
  const { uploads } = model;
  return (
    <Card>
      <Uploads
        label={UPLOAD.label}
        items={uploads.items}
        most={model.most}
        hint={UPLOAD.hint}
        error={uploads.error}
        onAdd={() => model.add()}
        onRetry={(key) => uploads.retry(key)}
        onDelete={(key) => uploads.remove(key)}
      />
    </Card>
  );
});

/** Pictures of an earlier visit: their names, because they are not on this device. */
const Earlier = observer(function Earlier({ model }: PartProps) {
  if (model.earlier.length === 0) return null;
  return (
    <Card title="之前上传的" right={`${model.earlier.length} 张`}>
      <Rows>
        {model.earlier.map(({ fileId, name, note }) => (
          <Row
            key={fileId}
            label={name}
            note={note}
            end={
              <TextLink label={`删除 ${name}`} onPress={() => model.removeEarlier(fileId)}>
                删除
              </TextLink>
            }
          />
        ))}
      </Rows>
    </Card>
  );
});

function Content({ model, proof }: PartProps & { readonly proof: ProofInfo }) {
  return (
    <>
      {proof.state === 'refused' && (
        <Notice kind="warn" title="上次没有通过的原因">
          {proof.reason}
        </Notice>
      )}
      <Card title={proof.title} note={proof.deadline} />
      {proof.open ? (
        <>
          <Pictures model={model} />
          <Earlier model={model} />
        </>
      ) : (
        <Notice>{proof.tag.text}</Notice>
      )}
      <Card title={WHY.title}>
        <Bullets items={WHY.items} />
      </Card>
    </>
  );
}

const ProofUpload = observer(function ProofUpload() {
  const model = usePageModel(ProofUploadModel);
  useSecret();
  return (
    <Page
      title={titleOf('proofUpload')}
      onBack={() => void back('proofDetail', { loanNo: model.loanNo })}
      problem={model.submission.problem}
      foot={
        model.open && (
          <Button onPress={() => model.submit()} loading={model.submission.busy}>
            {UPLOAD.submit}
          </Button>
        )
      }
    >
      {model.loanNo === '' ? (
        <Empty text={UNKNOWN_PROOF} action={{ label: '查看消费凭证', onPress: () => replace('proofs') }} />
      ) : (
        <Async resource={model.proof} skeleton="form">
          {(proof) => <Content model={model} proof={proof} />}
        </Async>
      )}
    </Page>
  );
});

export default ProofUpload;
