import { Image, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Field } from '@/components/Field';
import { Sheet } from '@/components/Sheet';
import { TextLink } from '@/components/TextLink';
import { LOGIN_TEXTS } from '../texts';
import type { CodeSender } from './codeSender';

const PICTURE_LENGTH = 4;

/** The picture code, when the server wants one before it sends another. */
export const PictureSheet = observer(function PictureSheet({ codes }: { readonly codes: CodeSender }) {
  const short = codes.picCode.length < PICTURE_LENGTH;
  return (
    <Sheet
      open={codes.picture !== ''}
      title={LOGIN_TEXTS.pictureTitle}
      onClose={() => codes.closePicture()}
      foot={
        <Button
          onPress={() => codes.solve()}
          disabled={short}
          reason={LOGIN_TEXTS.pictureMissing}
          loading={codes.sending}
        >
          确定
        </Button>
      }
    >
      <View className="yl-login__picture-line">
        <Image className="yl-login__picture" src={codes.picture} mode="aspectFit" ariaLabel="图形验证码" />
        <TextLink icon="refresh" onPress={() => codes.newPicture()}>
          换一张
        </TextLink>
      </View>
      <Field
        label="图中的字符"
        value={codes.picCode}
        onChange={(text) => codes.typePicture(text)}
        maxlength={PICTURE_LENGTH}
        error={codes.pictureError}
        placeholder="不区分大小写"
      />
    </Sheet>
  );
});
