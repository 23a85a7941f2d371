export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '去还款' });
