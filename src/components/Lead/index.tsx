import { View } from '@tarojs/components';
import './index.scss';

interface LeadProps {
  readonly title: string;
  /** One line that says what happens here. */
  readonly note: string;
}

/** How a page of its own begins that has no figure: what it is, in large type. */
export function Lead({ title, note }: LeadProps) {
  return (
    <View className="yl-lead">
      <View className="yl-lead__title" role="heading" aria-level="2">
        {title}
      </View>
      <View className="yl-lead__note">{note}</View>
    </View>
  );
}
