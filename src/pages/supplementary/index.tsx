import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Empty } from '@/components/Empty';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Skeleton } from '@/components/Skeleton';
import { ContactsFields } from '@/features/contacts';
import { back, titleOf, usePageModel } from '@/navigation';
import { SupplementaryModel, type Asked } from './index.model';
import { SUPPLEMENT as T } from './texts';

interface ContentProps {
  readonly model: SupplementaryModel;
  readonly asked: Asked;
}

function Content({ model, asked }: ContentProps) {
  if (asked.kind === 'leaving') return <Skeleton kind="form" />;
  if (asked.kind === 'nothing')
    return <Empty text={T.nothing} action={{ label: T.toResult, onPress: () => model.toResult() }} />;
  return (
    <>
      <Notice title={asked.reason === '' ? undefined : T.title}>{asked.reason || T.note}</Notice>
      <ContactsFields form={model.form} />
    </>
  );
}

const Supplementary = observer(function Supplementary() {
  const model = usePageModel(SupplementaryModel);
  const open = model.asked.value?.kind === 'open';
  return (
    <Page
      title={titleOf('supplementary')}
      onBack={() => void back('home')}
      problem={model.form.problem}
      foot={
        open && (
          <Button onPress={() => model.submit()} loading={model.form.busy}>
            {T.submit}
          </Button>
        )
      }
    >
      <Async resource={model.asked} skeleton="form">
        {(asked) => <Content model={model} asked={asked} />}
      </Async>
    </Page>
  );
});

export default Supplementary;
