/**
 * Class of every element that shows an error: a control with its error, or an error that stands alone. After a failed submission the app scrolls to
 * the first one on the page and focuses the control in it (compose.ts).
 */
export const ERROR_CLASS = 'yl-error';
