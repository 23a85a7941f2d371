/**
 * WeChat's upload leaves the scripts as they are (project.config.json, `es6`): they are made for the oldest phones that the product supports, iOS 13
 * and a WeChat of 2020 on Android. H5 follows package.json's browserslist.
 */
const targets = process.env.TARO_ENV === 'weapp' ? { ios: '13', chrome: '70' } : undefined;

/**
 * Babel for both targets. All these phones know parameters with defaults and patterns; what Safari 13 to 16 gets wrong in them has a small rule of its
 * own in preset-env, while this one rewrites every parameter.
 */
const exclude = ['transform-parameters'];
module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', targets, exclude }]],
};
