import { supplementCalls } from '@/contract/supplement';
import { SUPPLEMENT_RULE } from '@/domain/supplement/rule';
import { HandIn } from '@/features/attachments';
import { reportDevice } from '@/features/deviceReport';
import { refusalName } from '@/model/form';
import { call } from '@/request';
import { feedback } from '@/stores/feedback';
import { fetchSupplement, type SupplementInfo } from './supplements';
import { TEXTS } from './texts';

const { supplementUpload, supplementDelete, supplementSubmit } = supplementCalls;

/** One document that was asked for. */
export class OneSupplement extends HandIn<SupplementInfo> {
  constructor(readonly supplementNo: string) {
    super({
      fetch: () => fetchSupplement(supplementNo),
      pictures: {
        send: async (file, onProgress) =>
          (await call(supplementUpload, { supplementNo }, { files: [file], onProgress })).file.fileId,
        remove: (fileId) => call(supplementDelete, { supplementNo, fileId }),
      },
      mostFiles: SUPPLEMENT_RULE.mostFiles,
      words: { running: TEXTS.running, missing: TEXTS.empty },
      draft: 'supplement',
      subject: supplementNo,
      send: async (requestNo) => {
        await call(supplementSubmit, { supplementNo, requestNo });
        void reportDevice('11', supplementNo);
      },
      isClosed: (failure) => refusalName(supplementSubmit, failure) === 'supplementClosed',
    });
  }

  /** The person stays on the page, which then shows the review. */
  async submit(): Promise<void> {
    if (!(await this.handIn())) return;
    feedback.toast(TEXTS.submitted);
    this.uploads.clear();
    await this.info.load();
  }
}
