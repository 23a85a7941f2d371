export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '授信授权' });
