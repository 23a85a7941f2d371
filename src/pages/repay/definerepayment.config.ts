export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '确认还款' });
