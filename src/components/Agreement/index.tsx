import { Text, View } from '@tarojs/components';
import { Tick } from '../Checkbox';
import { FieldNote } from '../Field';
import { classes } from '../classes';
import { pressable, useOnce } from '../pressable';
import { words } from '../words';
import { ERROR_CLASS } from '../errorClass';
import './index.scss';

interface AgreementName {
  readonly key: string;
  /** Without brackets: '个人信息授权书'. */
  readonly title: string;
}

interface AgreementProps {
  /** False at first: no consent is ticked beforehand. */
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The texts of this one consent; ID card, face and bank card have a separate Agreement each. */
  readonly names: readonly AgreementName[];
  readonly onOpen: (key: string) => unknown;
  /** Default '我已阅读并同意'. */
  readonly lead?: string;
  /** What the consent is for, after the names: '（用于核实身份）'. */
  readonly tail?: string;
  readonly error?: string;
}

/** One consent: an unticked box and the names of its texts, each of which opens. */
export function Agreement({
  checked,
  onChange,
  names,
  onOpen,
  lead = '我已阅读并同意',
  tail = '',
  error,
}: AgreementProps) {
  const toggle = () => onChange(!checked);
  const label = `${lead}${names.map(({ title }) => `《${title}》`).join('')}${tail}`;
  return (
    <View className={classes('yl-agreement', error && ERROR_CLASS)}>
      <View className="yl-agreement__line">
        <View className="yl-agreement__box">
          <Tick checked={checked} onChange={onChange} label={label} />
        </View>
        <View className="yl-agreement__words">
          <Text className="yl-agreement__lead" onClick={toggle}>
            {lead}
          </Text>
          {names.map((name) => (
            <Name key={name.key} title={name.title} onOpen={() => onOpen(name.key)} />
          ))}
          {tail && <Text onClick={toggle}>{words(tail)}</Text>}
        </View>
      </View>
      <FieldNote error={error} />
    </View>
  );
}

function Name({ title, onOpen }: { readonly title: string; readonly onOpen: () => unknown }) {
  const open = useOnce(onOpen);
  return (
    <View className="yl-agreement__name yl-tap" {...pressable(open, { role: 'link' })}>
      {`《${title}》`}
    </View>
  );
}
