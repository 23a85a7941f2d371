export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '借款用途须知' });
