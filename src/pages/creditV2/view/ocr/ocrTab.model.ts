import { IdCardStep } from '../../parts/idCard';

/** Both sides on one page. */
export class OcrBothModel {
  readonly step = new IdCardStep('ocrTab', ['front', 'back']);

  load(): Promise<void> {
    return this.step.load();
  }

  dispose(): void {
    this.step.dispose();
  }
}
