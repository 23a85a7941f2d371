export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '推广页' });
