import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Choice } from '@/components/Choice';
import { Field } from '@/components/Field';
import { TextLink } from '@/components/TextLink';
import { RELATIONS } from '@/domain/credit/contactChoices';
import { contactPicker } from '@/platform/contactPicker';
import { contactLabel, type ContactSection } from './contactLabels';
import type { ContactsForm } from './contactsForm';
import { BLANK } from './entries';
import './ContactsFields.scss';

interface ContactFieldsProps {
  readonly form: ContactsForm;
  readonly section: ContactSection;
  readonly index: number;
  /** '紧急联系人'. */
  readonly who: string;
}

/** One contact that is entered: name, relation, phone. */
export const ContactFields = observer(function ContactFields({
  form,
  section,
  index,
  who,
}: ContactFieldsProps) {
  const { rows } = form;
  const entry = rows[section][index] ?? BLANK;
  return (
    <View className="yl-contacts__entry">
      {rows[section].length > 1 && (
        <View className="yl-contacts__head">
          <View className="yl-contacts__who">{who}</View>
          <TextLink label={`删除${who}`} onPress={() => rows.remove(section, index)}>
            删除
          </TextLink>
        </View>
      )}
      <Field
        label={contactLabel(who, 'name')}
        value={entry.name}
        onChange={(name) => rows.set(section, index, { name })}
        onBlur={() => rows.leave(section, index, 'name')}
        placeholder="真实姓名"
        maxlength={30}
        error={form.errorOf(section, index, 'name')}
      />
      <Choice
        label={contactLabel(who, 'relation')}
        options={RELATIONS}
        value={entry.relation || undefined}
        onChange={(relation) => rows.set(section, index, { relation })}
        error={form.errorOf(section, index, 'relation')}
      />
      <Field
        label={contactLabel(who, 'phone')}
        kind="tel"
        autocomplete="off"
        value={entry.phone}
        onChange={(phone) => rows.set(section, index, { phone })}
        onBlur={() => rows.leave(section, index, 'phone')}
        placeholder="11位手机号"
        error={form.errorOf(section, index, 'phone')}
      />
      {contactPicker.available() && (
        <TextLink icon="user" label={`从通讯录选择${who}`} onPress={() => rows.pick(section, index)}>
          从通讯录选择
        </TextLink>
      )}
    </View>
  );
});
