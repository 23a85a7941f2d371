import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { back, replace, titleOf, usePageModel } from '@/navigation';
import { ProofDetailModel } from './details.model';
import type { ProofInfo } from './parts/proofInfo';
import { MISSING_NOTE, MISSING_TITLE, UNKNOWN_PROOF } from './parts/texts';

interface PartProps {
  readonly model: ProofDetailModel;
  readonly proof: ProofInfo;
}

function State({ model, proof }: PartProps) {
  return (
    <>
      <Card title={proof.title} right={<Tag kind={proof.tag.kind}>{proof.tag.text}</Tag>}>
        <Rows>
          {/* Not beside the tag: it would have two lines before the proof is handed in, and one after. */}
          <Row label="时限" note={proof.deadline} />
          <Row label="借款日期" value={proof.drawn} />
          <Row label="提交时间" value={proof.submittedAt || '还没有提交'} />
          <Row label="审核时间" value={proof.decidedAt || '还没有审核'} />
          <Row label="这笔借款" onPress={() => model.openLoan()} />
        </Rows>
      </Card>
    </>
  );
}

/** Says what is wrong, above the button that solves it, so that a review that ends now moves nothing. */
function Problem({ proof }: Pick<PartProps, 'proof'>) {
  return (
    <>
      {proof.missing && (
        <Notice kind="danger" title={MISSING_TITLE}>
          {MISSING_NOTE}
        </Notice>
      )}
      {proof.state === 'refused' && (
        <Notice kind="warn" title="没有通过的原因">
          {proof.reason}
        </Notice>
      )}
    </>
  );
}

function Files({ proof: { files } }: Pick<PartProps, 'proof'>) {
  if (files.length === 0) return null;
  return (
    <Card title="已上传的凭证" right={`${files.length} 张`}>
      <Rows>
        {files.map(({ fileId, name, note }) => (
          <Row key={fileId} label={name} note={note} icon="photo" />
        ))}
      </Rows>
    </Card>
  );
}

const ProofDetail = observer(function ProofDetail() {
  const model = usePageModel(ProofDetailModel);
  const proof = model.proof.value;
  return (
    <Page
      title={titleOf('proofDetail')}
      onBack={() => void back('proofs')}
      foot={
        proof?.open && (
          <Button onPress={() => model.upload()}>
            {proof.state === 'refused' ? '重新上传' : '上传凭证'}
          </Button>
        )
      }
    >
      {model.loanNo === '' ? (
        <Empty text={UNKNOWN_PROOF} action={{ label: '查看消费凭证', onPress: () => replace('proofs') }} />
      ) : (
        <Async resource={model.proof} skeleton="detail">
          {(info) => (
            <>
              <State model={model} proof={info} />
              <Files proof={info} />
              <Problem proof={info} />
            </>
          )}
        </Async>
      )}
    </Page>
  );
});

export default ProofDetail;
