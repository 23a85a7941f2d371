export interface ClipboardPort {
  /** False: the text could not be copied. */
  copy(text: string): Promise<boolean>;
  /** The host tells the person that something was copied, so the app must not repeat it. */
  readonly tellsItself: boolean;
  /** A person can select the texts of a page by a long press. */
  readonly byLongPress: boolean;
}

/** For browsers and web views without the clipboard interface, and for pages served without https. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0;font-size:16px';
  document.body.appendChild(field);
  try {
    field.select();
    field.setSelectionRange(0, text.length);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}

export const clipboard: ClipboardPort = {
  tellsItself: false,
  byLongPress: true,
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return copyBySelection(text);
    }
  },
};
