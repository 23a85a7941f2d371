import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Agreement } from '@/components/Agreement';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Icon, type IconName } from '@/components/Icon';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { Steps } from '@/components/Steps';
import { TextLink } from '@/components/TextLink';
import { back, titleOf, usePageModel, useSecret } from '@/navigation';
import { CONSENTS } from '../../texts';
import { FaceStartModel } from './faceStart.model';
import './faceStart.scss';

const TIPS: readonly { readonly icon: IconName; readonly label: string; readonly note: string }[] = [
  { icon: 'eye', label: '光线充足', note: '正对镜头，不要背光' },
  { icon: 'user', label: '露出整张脸', note: '摘下口罩、帽子和墨镜' },
  { icon: 'photo', label: '手机与眼睛齐平', note: '按提示眨眼或转头，约半分钟' },
];

const FaceStart = observer(function FaceStart() {
  const model = usePageModel(FaceStartModel);
  useSecret();
  const { flow } = model;
  return (
    <Page
      title={titleOf('faceStart')}
      onBack={() => void back('creditFront')}
      foot={
        model.content.state === 'ready' && (
          <Button onPress={() => model.start()} loading={model.busy}>
            开始人脸识别
          </Button>
        )
      }
    >
      <Async resource={model.content} skeleton="form">
        {() => (
          <>
            <Steps steps={flow.names} current={flow.place} percent={flow.percent} />
            <Card>
              <View className="yl-face__mark">
                <View className="yl-face__lens">
                  <Icon name="user" size={56} />
                </View>
                <View className="yl-face__why">与您的身份证照片比对，确认是本人操作，防止他人冒用</View>
              </View>
              <Rows>
                {TIPS.map((tip) => (
                  <Row key={tip.label} {...tip} />
                ))}
              </Rows>
            </Card>
            <Agreement
              checked={model.agreed}
              onChange={(agreed) => model.agree(agreed)}
              names={CONSENTS.face}
              onOpen={(id) => model.openAgreement(id)}
              tail="，人脸信息只用于这次核验"
              error={model.agreementError}
            />
            {model.problem !== '' && <Notice kind="danger">{model.problem}</Notice>}
            <View className="yl-face__other">
              <TextLink icon="service" onPress={() => model.byHand()}>
                不方便刷脸？改用人工核验
              </TextLink>
            </View>
          </>
        )}
      </Async>
    </Page>
  );
});

export default FaceStart;
