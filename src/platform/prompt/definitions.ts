export interface Question {
  readonly title: string;
  readonly content: string;
  /** Default 确定; the mini-program takes four characters at most. */
  readonly confirmText?: string;
  /** Default 取消; null: a notice with one button. */
  readonly cancelText?: string | null;
}

/** Short messages of the app over any page. One at a time: a toast replaces a loading sign. */
export interface PromptPort {
  /** Shows `text` for `milliseconds`; with `mask`, taps do not reach the page. */
  toast(text: string, milliseconds: number, mask: boolean): void;
  /** Shows a loading sign with `text` until it is hidden; taps do not reach the page. */
  showLoading(text: string): void;
  hideLoading(): void;
  /** Larger text in elder mode. A mini-program's toasts are WeChat's own and follow the size set there. */
  setLarge(large: boolean): void;
  /** Mini-program: asks the large questions, since WeChat's dialog stays small; undefined: it cannot ask now. */
  onLarge(ask: (question: Question) => Promise<boolean> | undefined): void;
  /** True only if the person confirmed. */
  confirm(question: Question): Promise<boolean>;
}
