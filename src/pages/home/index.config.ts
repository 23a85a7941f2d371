export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '首页' });
