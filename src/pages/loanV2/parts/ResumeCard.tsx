import { observer } from 'mobx-react';
import { Notice } from '@/components/Notice';
import type { Resume } from './resume';
import { LOAN_TEXTS } from './texts';

/** Offers to continue the drawing that was opened on another device. */
export const ResumeCard = observer(function ResumeCard({ resume }: { readonly resume: Resume }) {
  if (resume.what === '') return null;
  return (
    <Notice
      title={LOAN_TEXTS.resume}
      action={{ label: LOAN_TEXTS.resumeAction, onPress: () => resume.goOn() }}
    >
      {resume.what}
    </Notice>
  );
});
