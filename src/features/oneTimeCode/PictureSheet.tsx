import { Image, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Field } from '@/components/Field';
import { Sheet } from '@/components/Sheet';
import { TextLink } from '@/components/TextLink';
import type { OneTimeCode } from './oneTimeCode';
import { CODE_TEXTS } from './texts';

const PICTURE_LENGTH = 4;

/** The picture code, when the server wants one before it sends another code. */
export const PictureSheet = observer(function PictureSheet({ code }: { readonly code: OneTimeCode }) {
  const { picture } = code;
  const short = picture.field.value.length < PICTURE_LENGTH;
  return (
    <Sheet
      open={picture.image !== ''}
      title={CODE_TEXTS.pictureTitle}
      onClose={() => picture.close()}
      foot={
        <Button
          onPress={() => code.solve()}
          disabled={short}
          reason={CODE_TEXTS.pictureMissing}
          loading={code.sending}
        >
          确定
        </Button>
      }
    >
      <View className="yl-code__picture-line">
        <Image
          className="yl-code__picture"
          src={picture.image}
          mode="aspectFit"
          ariaLabel="图形验证码"
          nativeProps={{ alt: '图形验证码' }}
        />
        <TextLink icon="refresh" onPress={() => picture.another()}>
          换一张
        </TextLink>
      </View>
      <Field
        label="图中的字符"
        {...picture.field.input}
        maxlength={PICTURE_LENGTH}
        placeholder="不区分大小写"
      />
    </Sheet>
  );
});
