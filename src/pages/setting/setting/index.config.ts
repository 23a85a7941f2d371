export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '设置' });
