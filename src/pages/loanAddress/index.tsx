import { observer } from 'mobx-react';
import { Address } from '@/components/Address';
import { Card } from '@/components/Card';
import { Field } from '@/components/Field';
import { FormPage } from '@/components/FormPage';
import { Notice } from '@/components/Notice';
import { Row, Rows } from '@/components/Row';
import { back, titleOf, usePageModel } from '@/navigation';
import { LoanAddressModel } from './index.model';
import { ADDRESS_TEXTS } from './texts';

/** The region and the rest of the address; the place below belongs to both. */
const Fields = observer(function Fields({ model }: { readonly model: LoanAddressModel }) {
  const { region, detail, place } = model;
  return (
    <Card>
      <Address
        label={ADDRESS_TEXTS.region}
        regions={model.regions.value ?? []}
        value={region.value}
        onChange={(codes) => model.pickRegion(codes)}
        error={region.error}
      />
      <Field
        label={ADDRESS_TEXTS.detail}
        {...detail.input}
        onChange={(text) => model.typeDetail(text)}
        placeholder={ADDRESS_TEXTS.detailHint}
        maxlength={80}
        hint={place === '' ? undefined : ADDRESS_TEXTS.picked(place)}
        steady
        autocomplete="street-address"
      />
      <Rows>
        <Row icon="location" label={ADDRESS_TEXTS.pick} onPress={() => model.choose()} />
        {place !== '' && <Row icon="search" label={ADDRESS_TEXTS.show} onPress={() => model.show()} />}
      </Rows>
    </Card>
  );
});

const LoanAddress = observer(function LoanAddress() {
  const model = usePageModel(LoanAddressModel);
  return (
    <FormPage
      title={titleOf('loanAddress')}
      onBack={() => void back('loan')}
      resource={model.regions}
      form={model.form}
      action={ADDRESS_TEXTS.save}
      onSubmit={() => model.save()}
    >
      {() => (
        <>
          <Notice>{ADDRESS_TEXTS.why}</Notice>
          <Fields model={model} />
          {model.receiver !== '' && (
            <Card>
              <Row label={ADDRESS_TEXTS.receiver} value={model.receiver} />
            </Card>
          )}
        </>
      )}
    </FormPage>
  );
});

export default LoanAddress;
