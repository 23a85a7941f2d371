import { observer } from 'mobx-react';
import { usePageModel } from '@/navigation';
import { IdCardPage } from '../../parts/IdCardPage';
import { OcrBothModel } from './ocrTab.model';

const OcrBoth = observer(function OcrBoth() {
  return <IdCardPage title="身份证识别" step={usePageModel(OcrBothModel).step} />;
});

export default OcrBoth;
