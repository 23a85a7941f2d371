import { useEffect, useRef } from 'react';
import { ScrollView, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { page } from '@/platform/page';
import { Consent } from './Consent';
import type { Consents } from './consents';
import { leadTo } from './leadTo';
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
}

const elementId = (id: string): string => `consent-${id}`;

/**
 * The consents that belong to the button below them, for a page's foot. They never take more than a part of the screen: with large text they
 * scroll. A check that fails leads to the first missing one: on H5 by leadTo, because Taro's scrollIntoView would move the whole page there.
 */
export const ConsentList = observer(function ConsentList(props: ConsentListProps) {
  const { consents, label, note, texts, onOpen } = props;
  const { wrong } = consents;
  const boxes = useRef(new Map<string, unknown>());
  useEffect(() => {
    if (wrong) leadTo(boxes.current.get(wrong.id));
  }, [wrong]);
  return (
    <View role="group" aria-label={label}>
      <ScrollView
        className="yl-consents"
        scrollY
        {...(wrong && page.target === 'weapp' ? { scrollIntoView: elementId(wrong.id) } : {})}
      >
        <View className="yl-consents__head">{`${label} · ${note}`}</View>
        {texts.map(({ id, title }) => (
          <View key={id} id={elementId(id)} ref={(node: unknown) => void boxes.current.set(id, node)}>
            <Consent field={consents.of(id)} names={[{ key: id, title }]} onOpen={() => onOpen(id)} />
          </View>
        ))}
      </ScrollView>
    </View>
  );
});
