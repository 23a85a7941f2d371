import { observer } from 'mobx-react';
import { titleOf, usePageModel } from '@/navigation';
import { IdCardPage } from '../../parts/IdCardPage';
import { OcrBothModel } from './ocrTab.model';

const OcrBoth = observer(function OcrBoth() {
  return <IdCardPage title={titleOf('ocrTab')} step={usePageModel(OcrBothModel).step} />;
});

export default OcrBoth;
