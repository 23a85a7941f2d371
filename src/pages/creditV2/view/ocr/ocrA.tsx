import { observer } from 'mobx-react';
import { titleOf, usePageModel } from '@/navigation';
import { IdCardPage } from '../../parts/IdCardPage';
import { OcrFrontModel } from './ocrA.model';

const OcrFront = observer(function OcrFront() {
  return <IdCardPage title={titleOf('ocrA')} step={usePageModel(OcrFrontModel).step} />;
});

export default OcrFront;
