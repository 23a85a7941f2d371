/** Where Taro's router has the code of a page, and looks whether the same page was asked for again meanwhile. */
const ARRIVED = /if \(!element \|\| currentLock !== postLock\)/;

/**
 * Webpack loader for Taro's router: a page that comes when the person has gone elsewhere (Back on a slow network) is not put above what they
 * see, which the address names.
 */
module.exports = function leftPage(source) {
  if (!ARRIVED.test(source))
    throw new Error('Taro puts pages up in another way now: look whether this is still needed');
  return source.replace(
    ARRIVED,
    'if (!element || currentLock !== postLock || history.location.pathname !== location.pathname)',
  );
};
