import { Input, View } from '@tarojs/components';
import { Icon } from '../Icon';
import { pressable } from '../pressable';
import { useTyping } from '../typing';
import './index.scss';

interface SearchBarProps {
  /** Spoken name: '搜索常见问题'. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The keyboard's own button. */
  readonly onSearch?: (value: string) => void;
  readonly placeholder?: string;
  readonly maxlength?: number;
}

/** A search text for a list; filter the list while the person types. */
export function SearchBar({ label, value, onChange, onSearch, placeholder, maxlength = 40 }: SearchBarProps) {
  const typing = useTyping(value, onChange);
  return (
    <View className="yl-search" role="search">
      <Icon name="search" size={16} className="yl-search__mark" />
      <Input
        className="yl-search__input"
        placeholderClass="yl-search__placeholder"
        {...typing.control}
        placeholder={placeholder ?? label}
        maxlength={maxlength}
        confirmType="search"
        nativeProps={{ type: 'search', enterkeyhint: 'search', autocomplete: 'off', 'aria-label': label }}
        onBlur={typing.left}
        onConfirm={() => onSearch?.(value)}
      />
      {value !== '' && (
        <View className="yl-search__clear yl-tap" {...pressable(() => onChange(''), { label: '清空' })}>
          <Icon name="clear" size={16} />
        </View>
      )}
    </View>
  );
}
