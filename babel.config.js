/**
 * WeChat's upload leaves the scripts as they are (project.config.json, `es6`): they are made for the oldest phones that the product supports, iOS 13
 * and a WeChat of 2020 on Android. H5 follows package.json's browserslist.
 */
const targets = process.env.TARO_ENV === 'weapp' ? { ios: '13', chrome: '70' } : undefined;

/**
 * Babel for both targets. All these phones know parameters with defaults and patterns in declarations; preset-env rewrites each of them for rare
 * cases that Safari 13 to 16 gets wrong (the order of evaluation, a name used before its own default), which no code of ours is.
 */
const exclude = ['transform-parameters', 'transform-destructuring'];

/** Shorter code for the same: no class of ours hides an accessor of its base behind a field, and nobody passes `document.all`. */
const assumptions = { setPublicClassFields: true, noDocumentAll: true };

module.exports = {
  assumptions,
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', targets, exclude }]],
};
