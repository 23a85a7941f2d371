import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Page } from '@/components/Page';
import { formatChinese } from '@/domain/dates/civil';
import { usePageModel } from '@/navigation';
import { ContractTemplateModel } from './temp.model';
import './temp.scss';

const ContractTemplate = observer(function ContractTemplate() {
  const model = usePageModel(ContractTemplateModel);
  return (
    <Page title={model.title} plain onBack={() => void model.leave()}>
      <Async resource={model.text} skeleton="list">
        {({ version, effectiveOn, sections }) => (
          <View className="yl-contract">
            <View className="yl-contract__version">
              {`版本 ${version}，${formatChinese(effectiveOn, 'full')}起生效`}
            </View>
            {sections.map(({ heading, paragraphs }) => (
              <View key={heading} className="yl-contract__section">
                <View className="yl-contract__heading" role="heading" aria-level="2">
                  {heading}
                </View>
                {paragraphs.map((paragraph) => (
                  <View key={paragraph} className="yl-contract__paragraph">
                    {paragraph}
                  </View>
                ))}
              </View>
            ))}
          </View>
        )}
      </Async>
    </Page>
  );
});

export default ContractTemplate;
