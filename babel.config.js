/** The mini-program keeps to what WeChat's upload makes of it anyway (ES5); H5 follows package.json's browserslist. */
const targets = process.env.TARO_ENV === 'weapp' ? { ios: '13', android: '37' } : undefined;

/** Babel for both targets. */
module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', targets }]],
};
