import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Field } from '@/components/Field';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { back, usePageModel } from '@/navigation';
import { EnterpriseInfoModel } from './enterpriseInfoCollect.model';
import { ENTERPRISE_TEXTS } from './parts/enterpriseTexts';

const EnterpriseInfo = observer(function EnterpriseInfo() {
  const model = usePageModel(EnterpriseInfoModel);
  return (
    <Page
      title={ENTERPRISE_TEXTS.infoTitle}
      onBack={() => void back('enterpriseHome')}
      foot={
        model.content.state === 'ready' && (
          <Button onPress={() => model.submit()} loading={model.busy}>
            提交
          </Button>
        )
      }
    >
      <Async resource={model.content} skeleton="form">
        {({ employer }) => (
          <>
            {employer !== null && (
              <Notice kind="success" title="单位名单上有您">
                {`${employer.name}已登记您的手机号，单位全称一致就自动核实。`}
              </Notice>
            )}
            {model.problem !== '' && <Notice kind="danger">{model.problem}</Notice>}
            <Card title={ENTERPRISE_TEXTS.infoLead} note={ENTERPRISE_TEXTS.infoNote}>
              <Field
                label="单位全称"
                value={model.company}
                onChange={(text) => model.typeCompany(text)}
                placeholder="如：云岭样本科技有限公司"
                maxlength={60}
                hint={ENTERPRISE_TEXTS.companyHint}
                error={model.companyError}
                autocomplete="organization"
              />
              <Field
                label="职位"
                value={model.job}
                onChange={(text) => model.typeJob(text)}
                placeholder="如：产品经理"
                maxlength={30}
                error={model.jobError}
                autocomplete="organization-title"
              />
              <Field
                label="税前月收入（元）"
                kind="digit"
                value={model.income}
                onChange={(text) => model.typeIncome(text)}
                placeholder="如：8000"
                hint={ENTERPRISE_TEXTS.incomeHint}
                error={model.incomeError}
              />
            </Card>
          </>
        )}
      </Async>
    </Page>
  );
});

export default EnterpriseInfo;
