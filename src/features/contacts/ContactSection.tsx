import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { TextLink } from '@/components/TextLink';
import { ContactFields } from './ContactFields';
import { contactTitle, SECTION_TITLES } from './contactLabels';
import type { ContactsForm } from './contactsForm';
import { isKept } from './entries';
import { KeptContact } from './KeptContact';

interface SectionProps {
  readonly form: ContactsForm;
  readonly section: 'general' | 'emergency';
  readonly note: string;
}

/** One kind of contacts: one is required, more can be added. */
export const ContactSection = observer(function ContactSection({ form, section, note }: SectionProps) {
  const { rows } = form;
  const title = SECTION_TITLES[section];
  const entries = rows[section];
  return (
    <Card
      title={title}
      note={note}
      right={
        rows.mayKeep(section) && (
          <TextLink label={`沿用之前填的${title}`} onPress={() => rows.keepOnFile(section)}>
            沿用之前填的
          </TextLink>
        )
      }
    >
      {entries.map((entry, index) => {
        // Each label names its contact: a screen reader never reads two fields the same.
        const who = contactTitle(section, index, entries.length);
        return isKept(entry) ? (
          <KeptContact key={index} entry={entry} who={who} onChange={() => rows.retype(section, index)} />
        ) : (
          <ContactFields key={index} form={form} section={section} index={index} who={who} />
        );
      })}
      {rows.mayAdd(section) && (
        <TextLink icon="add" label={`再添加一位${title}`} onPress={() => rows.add(section)}>
          再添加一位
        </TextLink>
      )}
    </Card>
  );
});
