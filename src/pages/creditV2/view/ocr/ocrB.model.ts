import { IdCardStep } from '../../parts/idCard';

/** The page for the emblem side only. */
export class OcrBackModel {
  readonly step = new IdCardStep('ocrB', ['back']);

  load(): Promise<void> {
    return this.step.load();
  }

  dispose(): void {
    this.step.dispose();
  }
}
