import { View } from '@tarojs/components';
import { Notice } from '@/components/Notice';
import { LOAN_TEXTS } from './texts';

interface ChangedProps {
  /** The reason; '' if the figures are enough. */
  readonly note: string;
  readonly changes: readonly string[];
}

/** What has changed since the person saw it, and why. */
export function Changed({ note, changes }: ChangedProps) {
  if (note === '' && changes.length === 0) return null;
  if (changes.length === 0) return <Notice kind="warn">{note}</Notice>;
  return (
    <Notice kind="warn" title={LOAN_TEXTS.changed}>
      {[note, ...changes]
        .filter((line) => line !== '')
        .map((line) => (
          <View key={line}>{line}</View>
        ))}
    </Notice>
  );
}
