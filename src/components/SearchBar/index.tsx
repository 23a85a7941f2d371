import NutSearchBar from '@nutui/nutui-react-taro/dist/es/packages/searchbar';
import '@nutui/nutui-react-taro/dist/es/packages/searchbar/style/css';
import { View } from '@tarojs/components';
import { Icon } from '../Icon';
import { pressable } from '../pressable';
import '../../styles/nutui.scss';
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

/** A search text for a list; filter the list while the person types. Has our own cross: NutUI's has no role and no key. */
export function SearchBar({ label, value, onChange, onSearch, placeholder, maxlength = 40 }: SearchBarProps) {
  return (
    <View className="yl-search" role="search">
      <NutSearchBar
        value={value}
        placeholder={placeholder ?? label}
        maxLength={maxlength}
        shape="round"
        clearable={false}
        leftIn={<Icon name="search" size={16} />}
        rightIn={
          value === '' ? null : (
            <View className="yl-search__clear yl-tap" {...pressable(() => onChange(''), { label: '清空' })}>
              <Icon name="clear" size={16} />
            </View>
          )
        }
        onChange={onChange}
        onSearch={(text) => onSearch?.(text)}
        inputProps={{
          confirmType: 'search',
          placeholderClass: 'yl-search__placeholder',
          nativeProps: { type: 'search', enterkeyhint: 'search', autocomplete: 'off', 'aria-label': label },
        }}
      />
    </View>
  );
}
