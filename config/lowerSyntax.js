const { transform } = require('esbuild');

/** The browsers of package.json's browserslist, as esbuild names them. */
const TARGETS = ['chrome70', 'ios13'];

/**
 * Webpack loader for packages whose syntax is newer than our browsers (Taro's router: `&&=`; an older browser
 * would not parse the whole script).
 */
module.exports = function lowerSyntax(source) {
  const done = this.async();
  transform(source, { loader: 'js', target: TARGETS, charset: 'utf8' }).then(
    ({ code }) => done(null, code),
    (error) => done(error),
  );
};
