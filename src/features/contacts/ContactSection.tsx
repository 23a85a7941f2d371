import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Choice } from '@/components/Choice';
import { Field } from '@/components/Field';
import { TextLink } from '@/components/TextLink';
import { RELATIONS } from '@/domain/credit/contactChoices';
import { contactPicker } from '@/platform/contactPicker';
import { contactLabel, contactTitle, SECTION_TITLES } from './contactLabels';
import type { ContactsForm } from './contactsForm';
import './ContactsFields.scss';

interface SectionProps {
  readonly form: ContactsForm;
  readonly section: 'general' | 'emergency';
  readonly note: string;
}

/** One kind of contacts: one is required, more can be added. */
export const ContactSection = observer(function ContactSection({ form, section, note }: SectionProps) {
  const title = SECTION_TITLES[section];
  const entries = form[section];
  return (
    <Card title={title} note={note}>
      {entries.map((entry, index) => {
        // Each label names its contact: a screen reader never reads two fields the same.
        const who = contactTitle(section, index, entries.length);
        return (
          <View key={index} className="yl-contacts__entry">
            {entries.length > 1 && (
              <View className="yl-contacts__head">
                <View className="yl-contacts__who">{who}</View>
                <TextLink label={`删除${who}`} onPress={() => form.remove(section, index)}>
                  删除
                </TextLink>
              </View>
            )}
            <Field
              label={contactLabel(who, 'name')}
              value={entry.name}
              onChange={(name) => form.setContact(section, index, { name })}
              onBlur={() => form.leave(section, index, 'name')}
              placeholder="真实姓名"
              maxlength={30}
              error={form.errorOf(section, index, 'name')}
            />
            <Choice
              label={contactLabel(who, 'relation')}
              options={RELATIONS}
              value={entry.relation || undefined}
              onChange={(relation) => form.setContact(section, index, { relation })}
              error={form.errorOf(section, index, 'relation')}
            />
            <Field
              label={contactLabel(who, 'phone')}
              kind="tel"
              autocomplete="off"
              value={entry.phone}
              onChange={(phone) => form.setContact(section, index, { phone })}
              onBlur={() => form.leave(section, index, 'phone')}
              placeholder="11位手机号"
              error={form.errorOf(section, index, 'phone')}
            />
            {contactPicker.available() && (
              <TextLink icon="user" label={`从通讯录选择${who}`} onPress={() => form.pick(section, index)}>
                从通讯录选择
              </TextLink>
            )}
          </View>
        );
      })}
      {form.mayAdd(section) && (
        <TextLink icon="add" label={`再添加一位${title}`} onPress={() => form.add(section)}>
          再添加一位
        </TextLink>
      )}
    </Card>
  );
});
