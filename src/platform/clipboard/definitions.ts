export interface ClipboardPort {
  /** False: the text could not be copied. */
  copy(text: string): Promise<boolean>;
  /** The host tells the person that something was copied, so the app must not repeat it. */
  readonly tellsItself: boolean;
}
