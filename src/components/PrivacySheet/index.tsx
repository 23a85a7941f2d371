import { useState } from 'react';
import { View } from '@tarojs/components';
import { Button } from '../Button';
import { Sheet } from '../Sheet';
import { TextLink } from '../TextLink';
import './index.scss';

/** Id by which the host checks that the person really pressed the button. */
const AGREE_BUTTON = 'privacy-agree';

interface PrivacySheetProps {
  readonly open: boolean;
  /** Name of the host's guide: '《用户隐私保护指引》'. */
  readonly guide: string;
  /** `buttonId`: id of the host's button that was pressed. */
  readonly onAgree: (buttonId: string) => void;
  readonly onRefuse: () => void;
  readonly onOpenGuide: () => unknown;
}

/** The mini-program's privacy authorisation: read the guide, then agree or decline. The sheet closes only with an answer. */
export function PrivacySheet({ open, guide, onAgree, onRefuse, onOpenGuide }: PrivacySheetProps) {
  // Every page may ask, but few do: draw no sheet before the first question.
  const [asked, setAsked] = useState(open);
  if (open && !asked) setAsked(true);
  if (!asked) return null;
  return (
    <Sheet open={open} title="用户隐私保护提示" onBack={onRefuse}>
      <View className="yl-privacy">
        <View className="yl-privacy__text">
          使用微信手机号、相机、相册、日历、剪贴板等功能前，请您先阅读隐私保护指引。同意后，我们只在您使用这些功能时处理相应的信息；不同意也可以继续浏览，只是用不到这些功能。
        </View>
        <View className="yl-privacy__guide">
          <TextLink leads onPress={onOpenGuide}>
            {guide}
          </TextLink>
        </View>
        <Button
          host={{
            id: AGREE_BUTTON,
            openType: 'agreePrivacyAuthorization',
            onAgreePrivacyAuthorization: () => onAgree(AGREE_BUTTON),
          }}
        >
          同意并继续
        </Button>
        <Button kind="ghost" onPress={onRefuse}>
          不同意
        </Button>
      </View>
    </Sheet>
  );
}
