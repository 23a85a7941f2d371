export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '借还记录' });
