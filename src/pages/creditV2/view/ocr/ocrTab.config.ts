export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '身份证识别' });
