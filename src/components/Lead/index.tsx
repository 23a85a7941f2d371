import { View } from '@tarojs/components';
import { unbroken } from '@/domain/text/unbroken';
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
        {unbroken(title)}
      </View>
      <View className="yl-lead__note">{unbroken(note)}</View>
    </View>
  );
}
