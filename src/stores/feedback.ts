import { makeObservable, observable, runInAction } from 'mobx';
import { TOASTS } from '@/domain/errors/toasts';
import { prompt, type Question } from '@/platform/prompt';
import { TOAST_MASK, TOAST_MS } from '@/settings';

/** Spec §4 Loading indicator. */
const LOADING_TEXT = '处理中...';
const LOADING_MAX_MS = 30_000;

/** Short messages to the person, over any page. */
export class Feedback {
  /** A question is open. */
  asking = false;
  private forceHide: ReturnType<typeof setTimeout> | undefined;
  private questions = 0;

  constructor() {
    makeObservable(this, { asking: observable });
  }

  toast(text: string): void {
    if (text === '') {
      // Spec §8: an empty toast is logged, not shown.
      console.warn('message is empty');
      return;
    }
    this.hideLoading();
    prompt.toast(text, TOAST_MS, TOAST_MASK);
  }

  /**
   * Shows a loading sign with a text (true: the default one), or hides it. Hides by itself after 30 s. `request` shares the sign among
   * several calls.
   */
  loading(text: string | boolean): void {
    if (text === false) {
      this.hideLoading();
      return;
    }
    clearTimeout(this.forceHide);
    this.forceHide = setTimeout(() => this.hideLoading(), LOADING_MAX_MS);
    prompt.showLoading(text === true || text === '' ? LOADING_TEXT : text);
  }

  /** True only if the person confirmed. */
  async confirm(question: Question): Promise<boolean> {
    this.hideLoading();
    this.count(1);
    try {
      return await prompt.confirm(question);
    } catch {
      // The dialog's code did not load.
      this.toast(TOASTS.network);
      return false;
    } finally {
      this.count(-1);
    }
  }

  private count(change: 1 | -1): void {
    this.questions += change;
    runInAction(() => (this.asking = this.questions > 0));
  }

  private hideLoading(): void {
    if (this.forceHide === undefined) return;
    clearTimeout(this.forceHide);
    this.forceHide = undefined;
    prompt.hideLoading();
  }
}

export const feedback = new Feedback();
