import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Field } from '@/components/Field';
import { FormPage } from '@/components/FormPage';
import { Notice } from '@/components/Notice';
import { back, titleOf, usePageModel } from '@/navigation';
import { EnterpriseInfoModel } from './enterpriseInfoCollect.model';
import { ENTERPRISE_TEXTS } from './parts/enterpriseTexts';

const Fields = observer(function Fields({ form: { fields } }: Pick<EnterpriseInfoModel, 'form'>) {
  return (
    <Card title={ENTERPRISE_TEXTS.infoLead} note={ENTERPRISE_TEXTS.infoNote}>
      <Field
        label="单位全称"
        {...fields.company.input}
        placeholder="如：云岭样本科技有限公司"
        maxlength={60}
        hint={ENTERPRISE_TEXTS.companyHint}
        autocomplete="organization"
      />
      <Field
        label="职位"
        {...fields.job.input}
        placeholder="如：产品经理"
        maxlength={30}
        autocomplete="organization-title"
      />
      <Field
        label="税前月收入（元）"
        kind="digit"
        {...fields.income.input}
        placeholder="如：8000"
        hint={ENTERPRISE_TEXTS.incomeHint}
      />
    </Card>
  );
});

export default function EnterpriseInfo() {
  const model = usePageModel(EnterpriseInfoModel);
  return (
    <FormPage
      title={titleOf('enterpriseInfo')}
      onBack={() => void back('enterpriseHome')}
      resource={model.content}
      form={model.form}
      action="提交"
      onSubmit={() => model.submit()}
    >
      {({ employer }) => (
        <>
          {employer !== null && (
            <Notice kind="success" title="单位名单上有您">
              {`${employer.name}已登记您的手机号，单位全称一致就自动核实。`}
            </Notice>
          )}
          <Fields form={model.form} />
        </>
      )}
    </FormPage>
  );
}
