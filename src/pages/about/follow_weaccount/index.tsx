import { Image, View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row } from '@/components/Row';
import { TextLink } from '@/components/TextLink';
import { titleOf, usePageModel } from '@/navigation';
import { FollowModel } from './index.model';
import { FOLLOW as T } from './texts';
import './index.scss';

export default function FollowWechat() {
  const model = usePageModel(FollowModel);
  return (
    <Page title={titleOf('followWechat')} foot={<Button onPress={() => model.save()}>{T.save}</Button>}>
      <Card title={T.title} note={T.note}>
        <View className="yl-follow__code">
          <Image
            className="yl-follow__picture"
            src={model.picture}
            showMenuByLongpress
            nativeProps={{ alt: T.alt(model.name) }}
          />
        </View>
        <Row
          label={T.name}
          value={model.name}
          end={
            <TextLink label={T.copyOf} onPress={() => model.copyName()}>
              {T.copy}
            </TextLink>
          }
        />
      </Card>
      <Notice icon="shield">{T.safe}</Notice>
    </Page>
  );
}
