import { observer } from 'mobx-react';
import { titleOf, usePageModel } from '@/navigation';
import { IdCardPage } from '../../parts/IdCardPage';
import { OcrBackModel } from './ocrB.model';

const OcrBack = observer(function OcrBack() {
  return <IdCardPage title={titleOf('ocrB')} step={usePageModel(OcrBackModel).step} />;
});

export default OcrBack;
