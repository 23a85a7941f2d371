export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '还款' });
