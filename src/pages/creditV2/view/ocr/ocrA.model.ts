import { IdCardStep } from '../../parts/idCard';

/** The portrait side on a page of its own. */
export class OcrFrontModel {
  readonly step = new IdCardStep('ocrA', ['front']);

  load(): Promise<void> {
    return this.step.load();
  }

  dispose(): void {
    this.step.dispose();
  }
}
