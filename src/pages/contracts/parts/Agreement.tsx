import { View } from '@tarojs/components';
import { words } from '@/components/words';
import { formatChinese } from '@/domain/dates/civil';
import type { AgreementText } from '../temp.model';

/** The text of an agreement, section by section. */
export function Agreement({ version, effectiveOn, sections }: AgreementText) {
  return (
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
              {words(paragraph)}
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}
