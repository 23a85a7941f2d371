export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '手机号停用' });
