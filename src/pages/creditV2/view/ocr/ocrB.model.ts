import { IdCardStep } from '../../parts/idCard';

/** The emblem side on a page of its own. */
export class OcrBackModel {
  readonly step = new IdCardStep('ocrB', ['back']);

  load(): Promise<void> {
    return this.step.load();
  }

  dispose(): void {
    this.step.dispose();
  }
}
