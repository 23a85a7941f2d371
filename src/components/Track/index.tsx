import { View } from '@tarojs/components';
import { Icon } from '../Icon';
import { classes } from '../classes';
import { words } from '../words';
import './index.scss';

export interface TrackStep {
  readonly title: string;
  readonly note?: string;
  readonly done?: boolean;
  /** It is running at this moment. */
  readonly now?: boolean;
  /** It ended without success. */
  readonly failed?: boolean;
}

interface TrackProps {
  readonly label: string;
  readonly steps: readonly TrackStep[];
}

/** What is done, what is running and the next steps, in order, one below the other. */
export function Track({ label, steps }: TrackProps) {
  return (
    <View className="yl-track" role="list" aria-label={label}>
      {steps.map(({ title, note, done, now, failed }) => (
        <View
          key={title}
          className={classes(
            'yl-track__step',
            done && 'yl-track__step--done',
            now && 'yl-track__step--now',
            failed && 'yl-track__step--failed',
          )}
          role="listitem"
        >
          <View className="yl-track__dot">
            {done && <Icon name="check" size={12} />}
            {failed && <Icon name="close" size={12} />}
          </View>
          <View className="yl-track__words">
            <View className="yl-track__what">{words(title)}</View>
            {note && <View className="yl-track__when">{words(note)}</View>}
          </View>
        </View>
      ))}
    </View>
  );
}
