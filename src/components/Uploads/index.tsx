import Progress from '@nutui/nutui-react-taro/dist/es/packages/progress';
import '@nutui/nutui-react-taro/dist/es/packages/progress/style/css';
import { Image, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { FieldNote } from '../Field';
import { Icon } from '../Icon';
import { classes } from '../classes';
import { pressable, useOnce } from '../pressable';
import { ERROR_CLASS } from '../errorClass';
import '../../styles/nutui.scss';
import './index.scss';

export interface Upload {
  readonly key: string;
  /** Path or address of the picture. */
  readonly picture: string;
  readonly state: 'uploading' | 'done' | 'failed';
  /** 0 to 100 during the upload. */
  readonly percent?: number;
}

interface UploadsProps {
  /** '凭证照片': what the pictures are. */
  readonly label: string;
  readonly items: readonly Upload[];
  /** Highest number of pictures. */
  readonly most: number;
  readonly onAdd: () => unknown;
  readonly onRetry: (key: string) => unknown;
  readonly onDelete: (key: string) => unknown;
  readonly hint?: string;
  readonly error?: string;
}

/** Several pictures: add, follow the upload of each, try again, delete; a mobx observer of the list and of each picture. */
export const Uploads = observer(function Uploads(props: UploadsProps) {
  const { label, items, most, onAdd, onRetry, onDelete, hint, error } = props;
  const add = useOnce(onAdd);
  return (
    <View className={classes('yl-uploads', error && ERROR_CLASS)} role="group" aria-label={label}>
      <View className="yl-uploads__label">{`${label}（${items.length}/${most}）`}</View>
      <View className="yl-uploads__grid">
        {/* The button comes first, so that a picture that disappears or arrives late does not move it. */}
        {items.length < most && (
          <View
            className="yl-uploads__tile yl-uploads__add yl-tap"
            {...pressable(add, { label: `添加${label}` })}
          >
            <Icon name="photo" size={24} />
            <View>添加</View>
          </View>
        )}
        {items.map((item, index) => (
          <Tile
            key={item.key}
            item={item}
            name={`${label} ${index + 1}`}
            onRetry={() => onRetry(item.key)}
            onDelete={() => onDelete(item.key)}
          />
        ))}
      </View>
      <View className="yl-uploads__note">
        {hint && (
          <View {...(error ? { className: 'yl-uploads__kept', 'aria-hidden': 'true' } : {})}>
            <FieldNote hint={hint} />
          </View>
        )}
        {error && <FieldNote error={error} />}
      </View>
    </View>
  );
});

interface TileProps {
  readonly item: Upload;
  readonly name: string;
  readonly onRetry: () => unknown;
  readonly onDelete: () => unknown;
}

const Tile = observer(function Tile({ item, name, onRetry, onDelete }: TileProps) {
  const { picture, state, percent = 0 } = item;
  const retry = useOnce(onRetry);
  return (
    <View className="yl-uploads__tile">
      <View className="yl-uploads__picture" role="img" aria-label={name}>
        <Image className="yl-uploads__image" src={picture} mode="aspectFill" nativeProps={{ alt: '' }} />
      </View>
      {state === 'uploading' && (
        <View
          className="yl-uploads__veil"
          role="progressbar"
          aria-label={`${name}，正在上传`}
          aria-valuenow={String(percent)}
          aria-valuemin="0"
          aria-valuemax="100"
        >
          <View>{`${percent}%`}</View>
          <Progress percent={percent} strokeWidth="4" color="#ffffff" background="rgba(255, 255, 255, 0.4)" />
        </View>
      )}
      {state === 'failed' && (
        <View className="yl-uploads__veil yl-tap" {...pressable(retry, { label: `${name}，上传失败，重试` })}>
          <Icon name="refresh" />
          <View>失败，重试</View>
        </View>
      )}
      <View className="yl-uploads__delete yl-tap" {...pressable(onDelete, { label: `删除${name}` })}>
        <Icon name="clear" />
      </View>
    </View>
  );
});
