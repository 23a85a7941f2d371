import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Bullets } from '@/components/Bullets';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { back, go, titleOf, usePageModel } from '@/navigation';
import { ApplyLogoutModel } from './applyLogout.model';
import { dueText, keptTexts, LEAVING, meaning, type ConditionView, type LogOffState } from './parts/leaving';

interface PartProps {
  readonly model: ApplyLogoutModel;
}

function Conditions({
  model,
  title,
  list,
}: PartProps & { readonly title: string; readonly list: readonly ConditionView[] }) {
  if (list.length === 0) return null;
  return (
    <Card title={title}>
      <Rows>
        {list.map((one) => (
          <Row
            key={one.kind}
            icon={one.blocks ? 'warning' : 'info'}
            label={one.title}
            note={one.note}
            onPress={() => model.settle(one)}
          />
        ))}
      </Rows>
    </Card>
  );
}

const Content = observer(function Content({ model, state }: PartProps & { readonly state: LogOffState }) {
  return (
    <>
      {state.leaving && (
        <Notice kind="warn" title={LEAVING.asked}>
          {`将在${dueText(state.leaving.dueOn)}执行，在这之前可以撤销`}
        </Notice>
      )}
      <Conditions model={model} title={LEAVING.toSettle} list={model.unmet} />
      {/* Without a period for a change of mind the host has told nothing: it checks when the account is cancelled. */}
      {state.days !== null && model.unmet.length === 0 && !state.leaving && (
        <Notice kind="success">{LEAVING.allMet}</Notice>
      )}
      <Card title={LEAVING.title}>
        <Bullets items={meaning(state.days)} />
      </Card>
      <Conditions model={model} title={LEAVING.lost} list={model.lost} />
      <Card title={LEAVING.keptTitle}>
        <Bullets items={keptTexts(state.keptYears)} />
      </Card>
    </>
  );
});

const Foot = observer(function Foot({ model }: PartProps) {
  const { value } = model.state;
  if (value === undefined) return null;
  if (value.leaving) {
    return (
      <Button key="revoke" onPress={() => model.revoke()} loading={model.submission.busy}>
        {LEAVING.revoke}
      </Button>
    );
  }
  return model.unmet.length > 0 ? (
    <Button key="stay" onPress={() => back('account')}>
      {LEAVING.stay}
    </Button>
  ) : (
    <Button key="next" kind="soft" onPress={() => go('applyLogoutReason')}>
      {LEAVING.next}
    </Button>
  );
});

const ApplyLogout = observer(function ApplyLogout() {
  const model = usePageModel(ApplyLogoutModel);
  return (
    <Page
      title={titleOf('applyLogout')}
      onBack={() => void back('account')}
      problem={model.submission.problem}
      foot={model.state.value && <Foot model={model} />}
    >
      <Async resource={model.state} skeleton="detail">
        {(state) => <Content model={model} state={state} />}
      </Async>
    </Page>
  );
});

export default ApplyLogout;
