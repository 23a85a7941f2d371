import { observer } from 'mobx-react';
import { usePageModel } from '@/navigation';
import { IdCardPage } from '../../parts/IdCardPage';
import { OcrFrontModel } from './ocrA.model';

const OcrFront = observer(function OcrFront() {
  return <IdCardPage title="身份证人像面" step={usePageModel(OcrFrontModel).step} />;
});

export default OcrFront;
