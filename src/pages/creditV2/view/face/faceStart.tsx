import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { Icon, type IconName } from '@/components/Icon';
import { Row, Rows } from '@/components/Row';
import { TextLink } from '@/components/TextLink';
import { words } from '@/components/words';
import { Consent } from '@/features/consents';
import { titleOf, usePageModel, useSecret } from '@/navigation';
import { StepPage } from '../../parts/StepPage';
import { CONSENTS } from '../../texts';
import { FaceStartModel } from './faceStart.model';
import './faceStart.scss';

const TIPS: readonly { readonly icon: IconName; readonly label: string; readonly note: string }[] = [
  { icon: 'eye', label: '光线充足', note: '正对镜头，不要背光' },
  { icon: 'user', label: '露出整张脸', note: '摘下口罩、帽子和墨镜' },
  { icon: 'photo', label: '手机与眼睛齐平', note: '按提示眨眼或转头，约半分钟' },
];

export default function FaceStart() {
  const model = usePageModel(FaceStartModel);
  useSecret();
  return (
    <StepPage title={titleOf('faceStart')} step={model} action="开始人脸识别" onSubmit={() => model.start()}>
      <Card>
        <View className="yl-face__mark">
          <View className="yl-face__lens">
            <Icon name="user" size={56} />
          </View>
          <View className="yl-face__why">{words('与您的身份证照片比对，确认是本人操作，防止他人冒用')}</View>
        </View>
        <Rows>
          {TIPS.map((tip) => (
            <Row key={tip.label} {...tip} />
          ))}
        </Rows>
      </Card>
      <Consent
        field={model.form.fields.consent.of('face')}
        names={CONSENTS.face}
        tail="（人脸信息只用于这次核验）"
      />
      <View className="yl-face__other">
        <TextLink icon="service" onPress={() => model.byHand()}>
          不方便刷脸？改用人工核验
        </TextLink>
      </View>
    </StepPage>
  );
}
