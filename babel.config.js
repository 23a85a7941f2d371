/**
 * Babel for both targets and the browsers of package.json's browserslist: iOS 13, and Chromium 70 as in a WeChat of 2020. (WeChat's upload leaves
 * the scripts as they are: project.config.json, `es6`.) All these phones know parameters with defaults and patterns in declarations; preset-env
 * rewrites each of them for rare cases that Safari 13 to 16 gets wrong (the order of evaluation, a name used before its own default), which no code
 * of ours is.
 */
const exclude = ['transform-parameters', 'transform-destructuring'];

/** Shorter code for the same: no class of ours hides an accessor of its base behind a field, and nobody passes `document.all`. */
const assumptions = { setPublicClassFields: true, noDocumentAll: true };

module.exports = {
  assumptions,
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', exclude }]],
};
