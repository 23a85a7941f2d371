import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Async } from '@/components/Async';
import { Bullets } from '@/components/Bullets';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Hero } from '@/components/Hero';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { words } from '@/components/words';
import type { Activity } from '@/features/activities';
import { usePageModel } from '@/navigation';
import { LandingModel } from './pageOne.model';
import './pageOne.scss';

interface OfferProps {
  readonly model: LandingModel;
  readonly content: Activity;
}

const Offer = observer(function Offer({ model, content }: OfferProps) {
  const { title, lead, points, rules } = content;
  return (
    <>
      <View className="yl-landing">
        <View className="yl-landing__title" role="heading" aria-level="2">
          {title}
        </View>
        <View className="yl-landing__lead">{words(lead)}</View>
      </View>
      <Hero label="最高可申请额度（元）" fen={model.ceiling} note={model.rateText} />
      {points.length > 0 && (
        <Card>
          <Rows>
            {points.map((point) => (
              <Row key={point.title} icon="success" label={point.title} note={point.note} />
            ))}
          </Rows>
        </Card>
      )}
      {rules.length > 0 && (
        <Card title="申请前请了解">
          <Bullets items={rules} />
        </Card>
      )}
    </>
  );
});

const Landing = observer(function Landing() {
  const model = usePageModel(LandingModel);
  const content = model.content.value;
  const open = content?.state === 'open' && <Button onPress={() => model.act()}>{content.button}</Button>;
  return (
    <Page title={model.title} foot={open}>
      <Async resource={model.content} skeleton="home">
        {(value) =>
          value === null || model.closed !== '' ? (
            <Empty
              icon="gift"
              text={model.closed}
              action={{ label: '去首页', onPress: () => model.toHome() }}
            />
          ) : (
            <Offer model={model} content={value} />
          )
        }
      </Async>
    </Page>
  );
});

export default Landing;
