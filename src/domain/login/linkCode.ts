/** Contract partner: a one-time code in a link. */
const LINK_CODE = /^[\w.-]{20,160}$/;

/** The code in a page's parameter; '' if the text is absent or malformed. */
export const linkCodeOf = (text: string | undefined): string =>
  text !== undefined && LINK_CODE.test(text) ? text : '';
