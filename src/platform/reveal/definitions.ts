/** Scrolls to a part of the current page. */
export interface RevealPort {
  /**
   * Scrolls to the first element with this class and focuses the first control in it, after the page has had time to draw it. An open
   * sheet comes before the page below it. Does nothing if there is no such element.
   */
  first(className: string): void;
}
