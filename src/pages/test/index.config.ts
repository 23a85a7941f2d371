export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '测试页' });
