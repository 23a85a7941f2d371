/** The mini-program keeps to what WeChat's upload makes of it anyway (ES5); H5 follows package.json's browserslist. */
const targets = process.env.TARO_ENV === 'weapp' ? { ios: '13', android: '37' } : undefined;

/** Babel for both targets; NutUI is imported per component so that only the CSS of what is used is shipped. */
module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', targets }]],
  plugins: [
    [
      'import',
      {
        libraryName: '@nutui/nutui-react-taro',
        libraryDirectory: 'dist/es/packages',
        camel2DashComponentName: false,
        customName: (name) => `@nutui/nutui-react-taro/dist/es/packages/${name.toLowerCase()}`,
        customStyleName: (name) => `@nutui/nutui-react-taro/dist/es/packages/${name.toLowerCase()}/style/css`,
      },
      'nutui-react',
    ],
  ],
};
