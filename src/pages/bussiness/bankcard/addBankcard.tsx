import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Page } from '@/components/Page';
import { Row } from '@/components/Row';
import { CardBindingFields } from '@/features/cardBinding';
import { back, titleOf, usePageModel, useSecret } from '@/navigation';
import { AddBankCardModel } from './addBankcard.model';
import { CARDS as T } from './parts/texts';

const AddBankCard = observer(function AddBankCard() {
  const model = usePageModel(AddBankCardModel);
  useSecret();
  const { form, holder } = model;
  return (
    <Page
      title={titleOf('addBankCard')}
      onBack={() => void back('bankCards')}
      problem={form.problem}
      foot={
        <Button onPress={() => model.submit()} loading={form.busy}>
          确认添加
        </Button>
      }
    >
      <CardBindingFields form={form} holder={holder} onSubmit={() => model.submit()} />
      <Card>
        <Row label={T.quick} note={T.quickNote} icon="card" onPress={() => model.bindQuickly()} />
      </Card>
    </Page>
  );
});

export default AddBankCard;
