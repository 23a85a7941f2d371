import { ScrollView, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { page } from '@/platform/page';
import { Consent } from './Consent';
import type { Consents } from './consents';
import './ConsentList.scss';

interface ConsentListProps {
  readonly consents: Consents;
  /** Names the group: '合同与授权'. */
  readonly label: string;
  /** Behind the name, in the same line. */
  readonly note: string;
  /** One consent each. */
  readonly texts: readonly { readonly id: string; readonly title: string }[];
  readonly onOpen: (id: string) => unknown;
  /** The last missing one was ticked. */
  readonly onAgreed?: () => unknown;
}

const elementId = (id: string): string => `consent-${id}`;

/**
 * The consents that belong to the button below them, for a page's foot. They take only a part of the screen: with large text they
 * scroll. After a failed check the list shows the first missing one. On H5 the app does this (platform/reveal), because Taro's scrollIntoView would
 * move the whole page.
 */
export const ConsentList = observer(function ConsentList(props: ConsentListProps) {
  const { consents, label, note, texts, onOpen, onAgreed } = props;
  const { wrong } = consents;
  return (
    <View role="group" aria-label={label}>
      <ScrollView
        className="yl-consents"
        scrollY
        {...(wrong && page.target === 'weapp' ? { scrollIntoView: elementId(wrong.id) } : {})}
      >
        <View className="yl-consents__head">{`${label} · ${note}`}</View>
        {texts.map(({ id, title }) => (
          <View key={id} id={elementId(id)}>
            <Consent
              field={consents.of(id)}
              names={[{ key: id, title }]}
              onOpen={() => onOpen(id)}
              onAgreed={() => consents.agreed && onAgreed?.()}
            />
          </View>
        ))}
      </ScrollView>
    </View>
  );
});
