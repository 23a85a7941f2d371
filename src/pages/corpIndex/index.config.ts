export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '企业专区' });
