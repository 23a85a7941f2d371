export interface ClipboardPort {
  /** False: the text could not be put there. */
  copy(text: string): Promise<boolean>;
  /** The host itself tells the person that something was copied, so that nobody says it twice. */
  readonly tellsItself: boolean;
}
