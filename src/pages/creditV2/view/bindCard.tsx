import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Page } from '@/components/Page';
import { Steps } from '@/components/Steps';
import { CardBindingFields } from '@/features/cardBinding';
import { back, titleOf, usePageModel, useSecret } from '@/navigation';
import { BindCardModel } from './bindCard.model';

const BindCard = observer(function BindCard() {
  const model = usePageModel(BindCardModel);
  useSecret();
  const { flow, form } = model;
  return (
    <Page
      title={titleOf('bindCard')}
      onBack={() => void back('creditFront')}
      problem={form.problem}
      foot={
        model.content.state === 'ready' && (
          <Button onPress={() => model.submit()} loading={form.busy}>
            绑定，下一步
          </Button>
        )
      }
    >
      <Async resource={model.content} skeleton="form">
        {() => (
          <>
            <Steps steps={flow.names} current={flow.place} percent={flow.percent} />
            <CardBindingFields form={form} holder={model.holder} onSubmit={() => model.submit()} />
          </>
        )}
      </Async>
    </Page>
  );
});

export default BindCard;
