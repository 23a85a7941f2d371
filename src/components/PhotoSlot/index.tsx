import { Image, View } from '@tarojs/components';
import { FieldNote } from '../Field';
import { Icon } from '../Icon';
import { classes } from '../classes';
import { pressable, useOnce } from '../pressable';
import { ERROR_CLASS } from '../errorClass';
import './index.scss';

export interface PhotoSlotProps {
  /** '身份证人像面'. */
  readonly label: string;
  /** '人像面': for a small picture beside another one; the whole label is still spoken. */
  readonly short?: string;
  /** `filed`: on file from before, without its picture. */
  readonly state: 'empty' | 'reading' | 'ok' | 'error' | 'filed';
  /** Path or address of the picture taken. */
  readonly picture?: string;
  /** Why the picture was not accepted: '未识别到证件，请重拍'. */
  readonly message?: string;
  readonly hint?: string;
  /** Text while the picture is uploaded, and text afterwards; default '正在识别…', '已识别'. */
  readonly doing?: string;
  readonly done?: string;
  /** Takes the picture, or takes it again. Not called while the picture is read. */
  readonly onTake: () => unknown;
}

/** One side of a card: take it, see it, take it again. */
export function PhotoSlot(props: PhotoSlotProps) {
  const { label, short, state, picture, message, hint, doing = '正在识别…', done = '已识别', onTake } = props;
  const take = useOnce(onTake);
  const reading = state === 'reading';
  const first = state === 'empty' || (state === 'error' && !picture);
  const words = reading ? doing : first ? `拍摄${label}` : '重拍';
  const seen = first && short ? '拍摄' : words;
  const settled = state === 'ok' || state === 'filed';
  return (
    <View
      className={classes(
        'yl-photo',
        `yl-photo--${settled ? 'ok' : state}`,
        short && 'yl-photo--small',
        state === 'error' && ERROR_CLASS,
      )}
    >
      <View
        className="yl-photo__frame yl-tap"
        aria-busy={String(reading)}
        {...pressable(take, { label: first ? words : `${label}，${words}`, disabled: reading })}
      >
        {picture ? (
          <Image className="yl-photo__picture" src={picture} mode="aspectFill" nativeProps={{ alt: '' }} />
        ) : (
          <View className="yl-photo__outline" />
        )}
        <View className={classes('yl-photo__action', picture && 'yl-photo__action--over')}>
          {/* No spinner here: the page already shows a loading sign. */}
          <Icon name="photo" size={picture ? 16 : 28} />
          <View className="yl-photo__words">{seen}</View>
        </View>
      </View>
      <View className="yl-photo__foot">
        <View className="yl-photo__label">{short ?? label}</View>
        {settled && (
          <View className="yl-photo__ok">
            <Icon name="success" size={16} />
            <View className="yl-photo__read">{done}</View>
          </View>
        )}
      </View>
      <FieldNote hint={hint} error={state === 'error' ? message : undefined} />
    </View>
  );
}
