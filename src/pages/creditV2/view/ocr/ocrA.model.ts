import { IdCardStep } from '../../parts/idCard';

/** The page for the portrait side only. */
export class OcrFrontModel {
  readonly step = new IdCardStep('ocrA', ['front']);

  load(): Promise<void> {
    return this.step.load();
  }

  dispose(): void {
    this.step.dispose();
  }
}
