import { observer } from 'mobx-react';
import { usePageModel } from '@/navigation';
import { IdCardPage } from '../../parts/IdCardPage';
import { OcrBackModel } from './ocrB.model';

const OcrBack = observer(function OcrBack() {
  return <IdCardPage title="身份证国徽面" step={usePageModel(OcrBackModel).step} />;
});

export default OcrBack;
