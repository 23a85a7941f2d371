/** What Taro's Input and Textarea compare before they write a new value into the browser's own element. */
const COMPARED = /if \((this\.(?:input|textarea)Ref)\.value !== value\)/;

/**
 * Webpack loader for Taro's Input and Textarea: a value that changes before the first drawing (a draft that is read, a phone that is filled
 * in) finds no element yet, and ends in an error on the console. The first drawing shows the newest value anyway.
 */
module.exports = function earlyValue(source) {
  if (!COMPARED.test(source))
    throw new Error('Taro compares values in another way now: look whether this is still needed');
  return source.replace(COMPARED, 'if ($1 && $1.value !== value)');
};
