import { View } from '@tarojs/components';
import { words } from '../words';
import './index.scss';

interface LeadProps {
  readonly title: string;
  /** One line that says what happens on this page. */
  readonly note: string;
}

/** The large heading at the top of a page that shows no figure. */
export function Lead({ title, note }: LeadProps) {
  return (
    <View className="yl-lead">
      <View className="yl-lead__title" role="heading" aria-level="2">
        {words(title)}
      </View>
      <View className="yl-lead__note">{words(note)}</View>
    </View>
  );
}
